import fs from 'node:fs/promises';
import path from 'node:path';
import {git} from './git';
import {STATE} from './default-content';

/** The digests of a commit's files, by path. */
type Tree = ReadonlyMap<string, string>;

/** The state of files compared with a repository's commits. */
export interface History {
  /** The commit that is checked out. */
  head: string;
  /**
   * Finds the files that are committed unchanged, so that they can be removed.
   */
  findCommitted: (files: readonly string[]) => Promise<Set<string>>;
  /** Finds the files that come from the portal and are unchanged. */
  findBrought: (files: readonly string[]) => Promise<Set<string>>;
  /**
   * Reads a file of the portal as it was when it was adopted.
   *
   * @returns undefined if it didn't exist.
   */
  readAdopted: (file: string) => Promise<string | undefined>;
}

async function readTree(root: string, commit: string): Promise<Tree> {
  const listed = await git(root, [
    'ls-tree',
    '-r',
    '-z',
    '--full-tree',
    commit,
  ]);
  return new Map(
    (listed ?? '')
      .split('\0')
      .map((line) => /^\d+ \w+ (\w+)\t([^]*)$/.exec(line))
      .map((match) => [match?.[2] ?? '', match?.[1] ?? '']),
  );
}

/** Lists commits that may be the portal's: of the first run and of upgrades. */
async function listCandidates(
  root: string,
  known: string | undefined,
): Promise<string[]> {
  const merged = await git(root, ['rev-parse', '--verify', 'MERGE_HEAD']);
  const fetched = await git(root, [
    'for-each-ref',
    '--format=%(objectname)',
    'refs/remotes/upstream',
  ]);
  return [known, merged, ...(fetched ?? '').split('\n')].filter(
    (commit): commit is string => commit !== undefined && commit !== '',
  );
}

/**
 * Whether a commit was adopted already, so that it isn't the portal's: it may be
 * a colleague's branch.
 */
function isAdopted(tree: Tree, prefix: string): boolean {
  return tree.has(STATE) || tree.has(prefix + STATE);
}

/** Computes the digests of files as Git would store them. */
async function hashFiles(
  root: string,
  files: readonly string[],
): Promise<Map<string, string>> {
  const plain: string[] = [];
  for (const file of files) {
    const found = await fs.lstat(path.join(root, file)).catch(() => undefined);
    if (found?.isFile()) {
      plain.push(file);
    }
  }
  const hashed = await git(
    root,
    ['hash-object', '--stdin-paths'],
    plain.map((file) => `${file}\n`).join(''),
  );
  const digests = (hashed ?? '').split('\n');
  return new Map(plain.map((file, index) => [file, digests[index] ?? '']));
}

/**
 * Reads the history of a site's repository.
 *
 * @param root - the site: the repository's root, or a folder below it.
 * @param upstream - the portal's commit as recorded by the last run.
 * @returns undefined if there are no commits.
 */
export async function readHistory(
  root: string,
  upstream: string | undefined,
): Promise<History | undefined> {
  const head = await git(root, ['rev-parse', '--verify', 'HEAD']);
  const prefix = await git(root, ['rev-parse', '--show-prefix']);
  if (head === undefined || prefix === undefined) {
    return undefined;
  }
  const own = await readTree(root, head);
  const trees: Tree[] = [];
  for (const commit of new Set(await listCandidates(root, upstream))) {
    const tree = await readTree(root, commit);
    if (!isAdopted(tree, prefix)) {
      trees.push(tree);
    }
  }
  const readAdopted = async (file: string) => {
    const tree = await readTree(root, upstream ?? head);
    const blob = tree.get(prefix + file) ?? tree.get(file);
    return blob === undefined || isAdopted(tree, prefix)
      ? undefined
      : git(root, ['cat-file', 'blob', blob]);
  };
  const find = async (files: readonly string[], among: readonly Tree[]) => {
    const digests = await hashFiles(root, files);
    const isAmong = (file: string) =>
      among.some((tree) =>
        [file, prefix + file].some(
          (name) => tree.has(name) && tree.get(name) === digests.get(file),
        ),
      );
    return new Set(files.filter(isAmong));
  };
  return {
    head,
    findCommitted: (files) => find(files, [own, ...trees]),
    findBrought: (files) => find(files, trees),
    readAdopted,
  };
}
