import fs from 'node:fs/promises';
import path from 'node:path';
import type {Product} from '../../../config/identity/types';
import {
  createReferencePages,
  REFERENCE_FOLDER,
} from '../../../config/reference-pages';
import type {History} from './history';
import type {PlanOptions} from './make-plan';
import {COMPANIONS, CONTENT, FORMER, PARTLY} from './default-content';
import {listFiles} from './plan';
import {COPY, listCopies, SOURCE} from './read-sdk-files';

async function listAll(
  root: string,
  places: Iterable<string>,
): Promise<string[]> {
  const lists = await Promise.all(
    [...places].map((place) => listFiles(root, place)),
  );
  return lists.flat();
}

/**
 * Lists the files that belong to the default product's content: all of them in
 * the first run, and later those that an upgrade has brought back. The
 * adopter's own files in these folders are kept.
 */
async function listCompanions(
  root: string,
  isFirst: boolean,
  history: History,
): Promise<string[]> {
  const files = await listAll(root, COMPANIONS);
  for (const [folder, staying] of Object.entries(PARTLY)) {
    const stays = staying.map((part) => `${folder}/${part}`);
    for (const file of await listFiles(root, folder)) {
      if (!stays.some((one) => file === one || file.startsWith(`${one}/`))) {
        files.push(file);
      }
    }
  }
  if (isFirst) {
    return files;
  }
  const brought = await history.findBrought(files);
  return files.filter((file) => brought.has(file));
}

/** Lists the files of the default SDK, which the first run removes. */
async function listSources({
  root,
  current,
  answers,
  sdk,
  history,
}: PlanOptions): Promise<string[]> {
  const {path: folder, package: name} = current.sdk;
  const [top] = answers.package.split('.');
  const own = sdk.path === folder && top === name ? [] : [`${folder}/${name}`];
  const beside = await listAll(
    root,
    ['typings', 'README.md', 'pyrightconfig.json'].map(
      (part) => `${folder}/${part}`,
    ),
  );
  const isInPlace = sdk.path === folder && sdk.files.size === 0;
  // Files beside a package that is used in place may belong to it.
  const ours = isInPlace ? await history.findBrought(beside) : beside;
  return [...(await listAll(root, own)), ...ours].filter(
    (file) => !sdk.files.has(file),
  );
}

/** Lists copied files that the SDK no longer has. */
async function listStale({root, earlier, sdk}: PlanOptions): Promise<string[]> {
  if (!earlier || (sdk.files.size === 0 && sdk.path === COPY)) {
    return [];
  }
  const places = new Set([...earlier.sdk.copies, ...listCopies(sdk.files)]);
  const files = await listAll(root, places);
  return files.filter((file) => SOURCE.test(file) && !sdk.files.has(file));
}

/**
 * Lists settings that the portal has dropped since it was adopted. Those with
 * lines of the adopter are kept.
 */
async function listFormer(options: PlanOptions): Promise<string[]> {
  const {root, earlier, sdk, answers, history} = options;
  if (!earlier) {
    return [];
  }
  const [top = ''] = answers.package.split('.');
  const added = [...earlier.sdk.copies, `${sdk.path}/${top}`];
  const former: string[] = [];
  for (const file of await history.findCommitted(FORMER)) {
    const adopted = await history.readAdopted(file);
    const known = [...(adopted ?? '').split(/\r?\n/), '', ...added.map(wrap)];
    const now = await fs.readFile(path.join(root, file), 'utf8');
    const isOurs = now.split(/\r?\n/).every((line) => known.includes(line));
    if (adopted !== undefined && isOurs) {
      former.push(file);
    }
  }
  return former;
}

/** Writes a folder as a pattern of an ignore file. */
function wrap(folder: string): string {
  return `/${folder}/`;
}

/** Lists the guides that are generated from the SDK; Git ignores them. */
export function listGenerated(product: Product): string[] {
  return createReferencePages(product).map(
    ({file}) => `${REFERENCE_FOLDER}/${file}`,
  );
}

/** The files that a run removes, by reason. */
export interface Removals {
  /** Pages of the default product, except for generated ones. */
  pages: readonly string[];
  /** Pages that were generated from the default SDK. */
  generated: readonly string[];
  /** Files that belong to these pages. */
  companions: readonly string[];
  /** Python files. */
  sources: readonly string[];
  /** Settings of tools that the portal no longer uses. */
  former: readonly string[];
}

/** Lists the files that a run removes. */
export async function listRemovals(options: PlanOptions): Promise<Removals> {
  const {root, earlier, history, current} = options;
  const generated = new Set(listGenerated(current));
  const pages = earlier
    ? []
    : await listAll(root, [...CONTENT, 'src/pages/_program.mdx']);
  return {
    pages: pages.filter((file) => !generated.has(file)),
    generated: pages.filter((file) => generated.has(file)),
    companions: await listCompanions(root, !earlier, history),
    former: await listFormer(options),
    sources: earlier ? await listStale(options) : await listSources(options),
  };
}
