import type {History} from './history';
import type {PlanOptions} from './make-plan';
import {COMPANIONS, CONTENT, PARTLY} from './ours';
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
 * Lists what lives with the content of the default product: all of it at the
 * first run, and later what an upgrade has brought back. What the adopter has
 * made in the same folders stays.
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

/** Lists the SDK of the default product, which goes at the first run. */
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
  // What lies beside a package that is there already may belong to it.
  const ours = isInPlace ? await history.findBrought(beside) : beside;
  return [...(await listAll(root, own)), ...ours].filter(
    (file) => !sdk.files.has(file),
  );
}

/** Lists files of an SDK that was copied, and that it no longer has. */
async function listStale({root, earlier, sdk}: PlanOptions): Promise<string[]> {
  if (!earlier || (sdk.files.size === 0 && sdk.path === COPY)) {
    return [];
  }
  const places = new Set([...earlier.sdk.copies, ...listCopies(sdk.files)]);
  const files = await listAll(root, places);
  return files.filter((file) => SOURCE.test(file) && !sdk.files.has(file));
}

/** What a run removes, by why. */
export interface Removals {
  /** Pages of the default product. */
  pages: readonly string[];
  /** What lives with them. */
  companions: readonly string[];
  /** Python files. */
  sources: readonly string[];
}

/** Lists what a run removes. */
export async function listRemovals(options: PlanOptions): Promise<Removals> {
  const {root, earlier, history} = options;
  return {
    pages: earlier
      ? []
      : await listAll(root, [...CONTENT, 'src/pages/_program.mdx']),
    companions: await listCompanions(root, !earlier, history),
    sources: earlier ? await listStale(options) : await listSources(options),
  };
}
