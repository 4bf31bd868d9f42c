import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type {Product} from '../../../config/identity/types';
import {BRAND_IMAGES} from '../brand/files';
import {formatText} from '../format-text';
import type {Answers} from './answers';
import {editSettings} from './edit-settings';
import type {History} from './history';
import {makeIdentityFiles, needsBrand} from './identity-files';
import {EXAMPLES_FOLDER, STATE} from './default-content';
import {type Content, dropUnchanged, type Plan} from './plan';
import {type AdoptedSdk, listCopies} from './read-sdk-files';
import {listRemovals} from './removals';
import {markUnfinished, renderState, type State} from './state';
import {Templates} from './templates';

export interface PlanOptions {
  root: string;
  answers: Answers;
  sdk: AdoptedSdk;
  /** The state of the last run; undefined if this is the first. */
  earlier: State | undefined;
  history: History;
  /** The current identity of the repository. */
  current: Product;
  keepsGuides: boolean;
  /** The date, such as `2026-01-31`. */
  today: string;
}

function toContents(files: ReadonlyMap<string, Buffer>): [string, Content][] {
  return [...files].map(([file, bytes]) => [file, {bytes}]);
}

/**
 * Computes all changes of a run without making them.
 *
 * @throws if a file to edit can't be read.
 */
export async function makePlan(options: PlanOptions): Promise<Plan> {
  const {root, answers, sdk, earlier, keepsGuides, today} = options;
  const templates = new Templates(root, answers);
  const {pages, generated, companions, sources, former} =
    await listRemovals(options);
  const examples = keepsGuides
    ? [...pages, ...companions.filter(isExample), ...keptConfig(root, earlier)]
    : [];
  const identity = await makeIdentityFiles(options);
  const copies = listCopies(sdk.files);
  const state: State = {
    answers,
    ...identity.remembered,
    upstream: earlier?.upstream ?? options.history.head,
    sdk: {copies},
  };
  const licence = path.join(root, 'LICENSE');
  const hasLicence = !earlier && existsSync(licence);
  const plan: Plan = {
    moves: new Map(
      examples.map((file) => [file, `${EXAMPLES_FOLDER}/${file}`]),
    ),
    removals: [
      ...pages,
      ...generated,
      ...sources,
      ...companions,
      ...former,
      ...(hasLicence ? ['LICENSE'] : []),
    ],
    writes: new Map([
      ...(earlier ? [] : await templates.start(today)),
      ...(await templates.tools()),
      ...toContents(await makeSettings(options, copies)),
      ...toContents(identity.files),
      ...toContents(sdk.files),
      ...(hasLicence
        ? [
            ['LICENSE-portal', {bytes: await fs.readFile(licence)}] satisfies [
              string,
              Content,
            ],
          ]
        : []),
      [STATE, await makeState(root, state)],
    ]),
    ...(earlier && {
      interim: await makeState(root, markUnfinished(earlier, state)),
    }),
    images: [],
    notes: identity.notes,
  };
  const changes = await dropUnchanged(plan, root);
  const isNewBrand = needsBrand(changes.writes, answers, earlier);
  return {...changes, images: isNewBrand ? BRAND_IMAGES : []};
}

async function makeState(root: string, state: State): Promise<Content> {
  return {
    bytes: Buffer.from(await formatText(root, STATE, renderState(state))),
  };
}

/** Makes the settings of tools, formatted like the rest of the repository. */
async function makeSettings(
  {root, answers, sdk, earlier}: PlanOptions,
  copies: readonly string[],
): Promise<Map<string, Buffer>> {
  const [top = ''] = answers.package.split('.');
  const folders = copies.filter((place) => !/\.pyi?$/.test(place));
  const edited = await editSettings(root, answers, {
    sources: [...new Set([`${sdk.path}/${top}`, ...folders])],
    isFirst: !earlier,
  });
  const settings = new Map<string, Buffer>();
  for (const [file, text] of edited) {
    const isFormatted = /\.(?:json|css)$/.test(file);
    settings.set(
      file,
      Buffer.from(
        isFormatted && file !== 'package-lock.json'
          ? await formatText(root, file, text)
          : text,
      ),
    );
  }
  return settings;
}

/** Whether a file is a component, which guides need besides their text. */
function isExample(file: string): boolean {
  return file.startsWith('src/components/');
}

function keptConfig(root: string, earlier: State | undefined): string[] {
  return ['config/home.ts', 'config/reference-pages.ts', 'config/sdk-files.ts']
    .filter(() => !earlier)
    .filter((file) => existsSync(path.join(root, file)));
}
