import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {format, resolveConfig} from 'prettier';
import type {Product} from '../../../config/identity/types';
import type {Answers} from './answers';
import {editSettings} from './edit-settings';
import {drawLogos} from './logo';
import {COMPANIONS, CONTENT, EXAMPLES, PARTLY, STATE} from './ours';
import {type Content, dropUnchanged, listFiles, type Plan} from './plan';
import {type AdoptedSdk, COPY} from './read-sdk-files';
import {
  createHome,
  createProduct,
  renderHome,
  renderProduct,
} from './render-config';
import type {State} from './state';
import {Templates} from './templates';

export interface PlanOptions {
  root: string;
  answers: Answers;
  sdk: AdoptedSdk;
  /** What the last run left; none in a repository that has not been adopted. */
  earlier: State | undefined;
  /** The identity that the repository has now. */
  current: Product;
  keepsGuides: boolean;
  /** The day, as `2026-01-31`. */
  today: string;
}

/** Writes a file as `npm run lint:format` has it. */
async function pretty(root: string, file: string, text: string) {
  const filepath = path.join(root, file);
  const config = await resolveConfig(filepath);
  return Buffer.from(await format(text, {...config, filepath}));
}

/** The files that say who the product is, as a set of answers has them. */
async function renderIdentity(
  root: string,
  answers: Answers,
  sdk: AdoptedSdk,
): Promise<Map<string, Buffer>> {
  const logos = drawLogos(answers.name, answers.accent);
  const texts = {
    'README.md': await new Templates(root, answers).readme(),
    'config/home.ts': renderHome(createHome(answers)),
    'config/product.ts': renderProduct(createProduct(answers, sdk)),
  };
  const files = new Map<string, Buffer>([
    ['static/img/logo.svg', Buffer.from(logos.light)],
    ['static/img/logo-dark.svg', Buffer.from(logos.dark)],
  ]);
  for (const [file, text] of Object.entries(texts)) {
    files.set(file, await pretty(root, file, text));
  }
  return files;
}

/**
 * Leaves out what somebody has edited since the last run: those files are the
 * adopter's own.
 */
async function keepEdited(
  {root, earlier}: PlanOptions,
  files: ReadonlyMap<string, Buffer>,
  notes: string[],
): Promise<Map<string, Buffer>> {
  if (!earlier) {
    return new Map(files);
  }
  const before = await renderIdentity(root, earlier.answers, {
    ...earlier.sdk,
    files: new Map(),
  });
  const kept = new Map<string, Buffer>();
  for (const [file, bytes] of files) {
    const now = await fs.readFile(path.join(root, file)).catch(() => null);
    const isEdited = now !== null && before.get(file)?.equals(now) === false;
    if (!isEdited) {
      kept.set(file, bytes);
    } else if (
      !now.equals(bytes) &&
      before.get(file)?.equals(bytes) === false
    ) {
      notes.push(`Leaves ${file}, which was edited: change it there.`);
    }
  }
  return kept;
}

async function readLogos({logo, logoDark}: Answers) {
  const files = new Map<string, Buffer>();
  if (logo !== '') {
    files.set('static/img/logo.svg', await fs.readFile(logo));
    files.set(
      'static/img/logo-dark.svg',
      await fs.readFile(logoDark === '' ? logo : logoDark),
    );
  }
  return files;
}

/** Lists what goes at every run. */
async function listCompanions(root: string): Promise<string[]> {
  const files: string[] = [];
  for (const place of COMPANIONS) {
    files.push(...(await listFiles(root, place)));
  }
  for (const [folder, staying] of Object.entries(PARTLY)) {
    const stays = staying.map((part) => `${folder}/${part}`);
    for (const file of await listFiles(root, folder)) {
      const isStaying = stays.some(
        (part) => file === part || file.startsWith(`${part}/`),
      );
      if (!isStaying && !stays.some((part) => `${folder}/${part}` === file)) {
        files.push(file);
      }
    }
  }
  return files;
}

/** Lists the content of the default product, which goes at the first run. */
async function listContent({root, earlier, current, sdk}: PlanOptions) {
  const pages: string[] = [];
  const sources: string[] = [];
  if (earlier) {
    return {pages, sources};
  }
  for (const place of [...CONTENT, 'src/pages/_program.mdx']) {
    pages.push(...(await listFiles(root, place)));
  }
  const {path: folder, package: name} = current.sdk;
  for (const part of [name, 'typings', 'README.md', 'pyrightconfig.json']) {
    sources.push(...(await listFiles(root, `${folder}/${part}`)));
  }
  const sdkFiles = new Set(sdk.files.keys());
  return {pages, sources: sources.filter((file) => !sdkFiles.has(file))};
}

/** Files of an SDK that was copied, and that it no longer has. */
async function listStale({root, earlier, answers, sdk}: PlanOptions) {
  if (!earlier || sdk.files.size === 0) {
    return [];
  }
  const [top = ''] = earlier.answers.package.split('.');
  const [now = ''] = answers.package.split('.');
  const files = [
    ...(await listFiles(root, `${COPY}/${top}`)),
    ...(await listFiles(root, `${COPY}/${now}`)),
  ];
  return files.filter((file) => !sdk.files.has(file));
}

function toContents(files: ReadonlyMap<string, Buffer>): [string, Content][] {
  return [...files].map(([file, bytes]) => [file, {bytes}]);
}

/**
 * Computes everything that a run changes, and changes nothing.
 *
 * @throws where a file that is to be edited can't be read.
 */
export async function makePlan(options: PlanOptions): Promise<Plan> {
  const {root, answers, sdk, earlier, keepsGuides, today} = options;
  const notes: string[] = [];
  const templates = new Templates(root, answers);
  const {pages, sources} = await listContent(options);
  const companions = await listCompanions(root);
  const examples = keepsGuides
    ? [...pages, ...companions.filter(isExample), ...keptConfig(root, earlier)]
    : [];
  const moves = new Map(examples.map((file) => [file, `${EXAMPLES}/${file}`]));
  const identity = await keepEdited(
    options,
    new Map([
      ...(await renderIdentity(root, answers, sdk)),
      ...(await readLogos(answers)),
    ]),
    notes,
  );
  const settings = new Map<string, Buffer>();
  const [top = ''] = answers.package.split('.');
  const edited = await editSettings(root, answers, `${sdk.path}/${top}`);
  for (const [file, text] of edited) {
    const isIgnored = ['package-lock.json', '.prettierignore'].includes(file);
    settings.set(
      file,
      isIgnored ? Buffer.from(text) : await pretty(root, file, text),
    );
  }
  const state: State = {
    answers,
    sdk: {
      path: sdk.path,
      ...(sdk.sourceUrl !== undefined && {sourceUrl: sdk.sourceUrl}),
    },
  };
  const licence = path.join(root, 'LICENSE');
  const hasLicence = !earlier && existsSync(licence);
  const plan: Plan = {
    moves,
    removals: [
      ...pages,
      ...sources,
      ...companions,
      ...(await listStale(options)),
      ...(hasLicence ? ['LICENSE'] : []),
    ],
    writes: new Map([
      ...(earlier ? [] : await templates.start(today)),
      ...(await templates.tools()),
      ...toContents(settings),
      ...toContents(identity),
      ...toContents(sdk.files),
      ...(hasLicence
        ? [
            ['LICENSE-portal', {bytes: await fs.readFile(licence)}] satisfies [
              string,
              Content,
            ],
          ]
        : []),
      [STATE, {bytes: await pretty(root, STATE, JSON.stringify(state))}],
    ]),
    notes,
  };
  return dropUnchanged(plan, root);
}

/** What a guide is made with, beside its text. */
function isExample(file: string): boolean {
  return file.startsWith('src/components/');
}

function keptConfig(root: string, earlier: State | undefined): string[] {
  return ['config/home.ts', 'config/reference-pages.ts', 'config/sdk-files.ts']
    .filter(() => !earlier)
    .filter((file) => existsSync(path.join(root, file)));
}
