import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {messageOf} from '../message-of';
import {plural} from '../plural';
import {toPosix} from '../to-posix';
import {type Answers, checkAnswers} from './answers';
import {checkProduct} from './check-product';
import {git} from './git';
import {type History, readHistory} from './history';
import {cloneSdk, isGitAddress, locateSdk} from './locate-sdk';
import {makePlan, type PlanOptions} from './make-plan';
import type {Plan} from './plan';
import {adoptSdk, type AdoptedSdk} from './read-sdk-files';
import {listGenerated} from './removals';
import {createProduct} from './render-config';
import type {State} from './state';

/** Lists what must be fixed before anything is changed. */
export class Refusal extends Error {}

async function readSdk(answers: Answers, root: string): Promise<AdoptedSdk> {
  if (!isGitAddress(answers.sdk)) {
    const located = await locateSdk(
      path.resolve(root, answers.sdk),
      answers.package,
    );
    return adoptSdk(located, answers.package, root);
  }
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'adopt-'));
  try {
    await cloneSdk(answers.sdk, folder);
    const located = await locateSdk(folder, answers.package);
    return await adoptSdk(located, answers.package, root);
  } finally {
    await fs.rm(folder, {recursive: true, force: true});
  }
}

/**
 * Refuses to start unless Git could restore every file that a run removes or
 * replaces.
 */
async function readSafeHistory(
  root: string,
  earlier: State | undefined,
): Promise<History> {
  const history = await readHistory(root, earlier?.upstream);
  if (!history) {
    throw new Refusal(
      'There is no commit yet, so removed files would be lost. Run ' +
        '\'git init && git add --all && git commit --message "Start"\' first.',
    );
  }
  const status = earlier ? '' : await git(root, ['status', '--porcelain', '.']);
  if (status === undefined) {
    throw new Refusal(
      "'git status' fails, so uncommitted changes can't be detected: run it, " +
        'and fix the error it reports.',
    );
  }
  if (status !== '') {
    const count = status.split('\n').length;
    throw new Refusal(
      `There are uncommitted changes in ${plural(count, 'file')}, which could ` +
        'be lost: commit or discard them first.',
    );
  }
  return history;
}

/**
 * Refuses a plan that would remove uncommitted files, except for pages that are
 * generated from the default SDK.
 */
async function checkRemovals(
  {moves, removals}: Plan,
  {current}: AdoptOptions,
  history: History,
): Promise<void> {
  const generated = listGenerated(current);
  const files = [...new Set([...removals, ...moves.keys()])].filter(
    (file) => !generated.includes(file),
  );
  const committed = await history.findCommitted(files);
  const lost = files.filter((file) => !committed.has(file));
  if (lost.length > 0) {
    throw new Refusal(
      lost
        .map((file) => `${file}: would be removed, but is not committed.`)
        .concat('Commit these files, or move them elsewhere.')
        .join('\n'),
    );
  }
}

/** Makes a folder relative to the root, in case the repository is moved. */
function fromRoot(root: string, place: string): string {
  if (place === '' || isGitAddress(place)) {
    return place;
  }
  const relative = path.relative(root, path.resolve(root, place));
  return toPosix(relative) || '.';
}

export interface AdoptOptions extends Omit<
  PlanOptions,
  'sdk' | 'earlier' | 'history'
> {
  earlier: State | undefined;
}

/**
 * Computes the changes of an adoption.
 *
 * @throws Refusal with everything that must be fixed first.
 */
export async function planAdoption(options: AdoptOptions): Promise<Plan> {
  const {earlier, root} = options;
  const problems = checkAnswers(options.answers);
  if (problems.length > 0) {
    throw new Refusal(problems.join('\n'));
  }
  const history = await readSafeHistory(root, earlier);
  const answers = {
    ...options.answers,
    sdk: fromRoot(root, options.answers.sdk),
  };
  const sdk = await readSdk(answers, root).catch((error: unknown) => {
    throw new Refusal(messageOf(error));
  });
  const wrong = checkProduct(createProduct(answers, sdk), {
    ...{root, answers},
    isCopied: sdk.files.size > 0,
  });
  if (wrong.length > 0) {
    throw new Refusal(wrong.join('\n'));
  }
  const plan = await makePlan({...options, answers, sdk, history});
  await checkRemovals(plan, options, history);
  return plan;
}
