import fs from 'node:fs/promises';
import path from 'node:path';
import {listFilesIn} from '../list-files';
import {plural} from '../plural';
import {toPosix} from '../to-posix';
import {stageFiles} from './staged-files';

/** The changes of a run, which are all computed before any is made. */
export interface Plan {
  /** Files to move, by their old path; paths are relative to the root. */
  moves: ReadonlyMap<string, string>;
  /** Files to remove. */
  removals: readonly string[];
  /** Contents to write, by path. */
  writes: ReadonlyMap<string, Content>;
  /** The state while the files are put in place, if an earlier run left one. */
  interim?: Content;
  /** Images to draw from the logos, and to write. */
  images: readonly string[];
  /** Messages about files that are left unchanged. */
  notes: readonly string[];
}

export interface Content {
  bytes: Buffer;
  isExecutable?: boolean;
}

/** Lists the files at a path, which may be a file or a folder or not exist. */
export async function listFiles(
  root: string,
  place: string,
): Promise<string[]> {
  const full = path.join(root, place);
  const found = await fs.stat(full).catch(() => undefined);
  if (!found) {
    return [];
  }
  if (!found.isDirectory()) {
    return [place];
  }
  const files = await listFilesIn(full);
  return files.map((file) => toPosix(path.relative(root, file))).sort();
}

async function removeEmptyFolders(root: string, file: string): Promise<void> {
  let folder = path.dirname(path.join(root, file));
  while (folder.startsWith(root + path.sep)) {
    try {
      await fs.rmdir(folder);
    } catch {
      return;
    }
    folder = path.dirname(folder);
  }
}

/** Removes changes without effect from a plan. */
export async function dropUnchanged(plan: Plan, root: string): Promise<Plan> {
  const writes = new Map<string, Content>();
  for (const [file, content] of plan.writes) {
    const before = await fs
      .readFile(path.join(root, file))
      .catch(() => undefined);
    const isThere = before?.equals(content.bytes) === true;
    if (!isThere || plan.moves.has(file)) {
      writes.set(file, content);
    }
  }
  const removals = plan.removals.filter(
    (file) => !plan.writes.has(file) && !plan.moves.has(file),
  );
  return {...plan, removals, writes};
}

/** Carries out a plan whose images have been drawn. */
export async function applyPlan(plan: Plan, root: string): Promise<void> {
  const putInPlace = await stageFiles(root, plan.writes, plan.interim);
  for (const [from, to] of plan.moves) {
    const target = path.join(root, to);
    await fs.mkdir(path.dirname(target), {recursive: true});
    await fs.rename(path.join(root, from), target);
    await removeEmptyFolders(root, from);
  }
  for (const file of plan.removals) {
    await fs.rm(path.join(root, file), {force: true});
    await removeEmptyFolders(root, file);
  }
  await putInPlace();
}

/** Counts files by their top-level folder. */
function countByFolder(files: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) {
    const [first = '', second] = file.split('/');
    const folder = second === undefined ? file : `${first}/`;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].map(([folder, count]) =>
    folder.endsWith('/') ? `${folder} (${plural(count, 'file')})` : folder,
  );
}

/** Summarises the changes of a plan in a few lines. */
export function describePlan(plan: Plan): string {
  const {moves, removals, writes, images, notes} = plan;
  const part = (verb: string, files: readonly string[]) =>
    files.length > 0
      ? [`${verb}:`, ...countByFolder(files).map((line) => `  ${line}`)]
      : [];
  return [
    ...part('Moves to examples/', [...moves.keys()]),
    ...part('Removes', removals),
    ...part('Writes', [...writes.keys()]),
    ...part('Draws', images),
    ...notes,
  ].join('\n');
}

/** Says what to do after a plan has been applied. */
export function describeNextStep(name: string, {notes}: Plan): string {
  return notes.length > 0
    ? `Make sure that the kept files listed above suit ${name}. Then run 'npm start' to see the site.`
    : `This is now the site of ${name}. Run 'npm start' to see it.`;
}
