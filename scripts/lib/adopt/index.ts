import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {validateProduct} from '../../../config/identity/validate';
import type {Product} from '../../../config/identity/types';
import {type Answers, checkAnswers, flagOf} from './answers';
import {cloneSdk, isGitAddress, locateSdk} from './locate-sdk';
import {makePlan, type PlanOptions} from './make-plan';
import type {Plan} from './plan';
import {adoptSdk, type AdoptedSdk} from './read-sdk-files';
import {createProduct} from './render-config';
import type {State} from './state';

const run = promisify(execFile);

/** A list of sentences about what has to be fixed before anything is changed. */
export class Refusal extends Error {}

async function readSdk(answers: Answers, root: string): Promise<AdoptedSdk> {
  if (!isGitAddress(answers.sdk)) {
    const located = await locateSdk(answers.sdk, answers.package);
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

/** The options that the fields of an identity come from. */
const FLAGS: Readonly<Record<string, string>> = {
  hubUrl: 'hub',
  supportEmail: 'support',
  editUrl: 'source',
  baseUrl: 'base-url',
  company: 'company-url',
  'sdk.package': 'package',
};

/** Checks an identity as the build would, and names the options to change. */
function checkProduct(product: Product, root: string): string[] {
  try {
    validateProduct(product, root);
    return [];
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return (
      [...message.matchAll(/ — ([\w.]+): (.*)$/gm)]
        // A package that will be copied is not in its place yet.
        .filter(([, field = '']) => !field.startsWith('sdk.'))
        .map(([, field = '', problem = '']) => {
          const [first = ''] = field.split('.');
          const flag = FLAGS[field] ?? FLAGS[first] ?? flagOf(first);
          return `--${flag || first}: ${problem}`;
        })
    );
  }
}

/** Files with changes that no commit has: removing them would lose work. */
async function findUncommitted(root: string): Promise<string[]> {
  try {
    const {stdout} = await run('git', ['status', '--porcelain', '--', '.'], {
      cwd: root,
    });
    return stdout.split('\n').filter((line) => line !== '');
  } catch {
    return [];
  }
}

export interface AdoptOptions extends Omit<PlanOptions, 'sdk' | 'earlier'> {
  earlier: State | undefined;
}

/**
 * Computes what an adoption changes.
 *
 * @throws Refusal with all that has to be fixed first.
 */
export async function planAdoption(options: AdoptOptions): Promise<Plan> {
  const {answers, earlier, root} = options;
  const problems = checkAnswers(answers);
  if (problems.length > 0) {
    throw new Refusal(problems.join('\n'));
  }
  const sdk = await readSdk(answers, root).catch((error: unknown) => {
    throw new Refusal(error instanceof Error ? error.message : String(error));
  });
  problems.push(...checkProduct(createProduct(answers, sdk), root));
  const uncommitted = earlier ? [] : await findUncommitted(root);
  if (uncommitted.length > 0) {
    problems.push(
      `${uncommitted.length} files have changes that are in no commit, and ` +
        'files will be removed: commit or discard them first.',
    );
  }
  if (problems.length > 0) {
    throw new Refusal(problems.join('\n'));
  }
  return makePlan({...options, sdk});
}
