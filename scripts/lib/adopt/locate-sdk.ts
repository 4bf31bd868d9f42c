import {execFile} from 'node:child_process';
import {existsSync} from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {messageOf} from '../message-of';
import {git} from './git';
import {isShortAddress, toWebAddress} from './repository-addresses';

const run = promisify(execFile);

/** A Python package found in a folder. */
export interface LocatedSdk {
  /** The absolute path of the folder that contains the package. */
  folder: string;
  /** The Git repository that it belongs to. */
  repository?: {
    /** The absolute path of its root. */
    root: string;
    /** The commit that is checked out. */
    revision: string;
    /** The web address, without `.git`. */
    url?: string;
  };
}

/** Folders that don't contain packages to document. */
const SKIPPED =
  /^(?:\.|node_modules$|build$|dist$|tests?$|venv$|site-packages$|__pycache__$)/;
const DEPTH = 5;

/** Whether a place is the address of a Git repository rather than a folder. */
export function isGitAddress(place: string): boolean {
  return (
    /^(?:https?|ssh|git|file):\/\/|\.git\/?$/.test(place) ||
    isShortAddress(place)
  );
}

/**
 * Checks an address that is passed to Git and stored in `adopt.json`.
 *
 * @returns the problem, with any credentials removed.
 */
export function checkAddress(place: string): string | undefined {
  if (place.startsWith('-')) {
    return `'${place}' begins with a hyphen: write './${place}' for a folder`;
  }
  const [, scheme = '', user] = /^(\w+):\/\/([^/]*)@/.exec(place) ?? [];
  if (user === undefined || (scheme === 'ssh' && !user.includes(':'))) {
    return undefined;
  }
  return (
    `'${place.replace(`${user}@`, '')}' contains credentials, which would be ` +
    'committed: remove them and use a Git credential helper'
  );
}

async function checkFolder(folder: string): Promise<void> {
  const stats = await fs.stat(folder).catch(() => undefined);
  if (stats === undefined) {
    throw new Error(`--sdk: there is no folder '${folder}'.`);
  }
  if (!stats.isDirectory()) {
    throw new Error(
      `--sdk: '${folder}' is a file: name the folder that contains the package.`,
    );
  }
}

function holdsPackage(folder: string, name: string): boolean {
  const place = path.join(folder, ...name.split('.'));
  return ['.py', '.pyi', '/__init__.py', '/__init__.pyi'].some((ending) =>
    existsSync(place + ending),
  );
}

/** Lists the nearest folders that contain the package. */
async function search(folder: string, name: string): Promise<string[]> {
  let level = [folder];
  for (let depth = 0; depth < DEPTH && level.length > 0; depth += 1) {
    const found = level.filter((place) => holdsPackage(place, name));
    if (found.length > 0) {
      return found;
    }
    const inner = await Promise.all(level.map(listFolders));
    level = inner.flat();
  }
  return [];
}

async function listFolders(folder: string): Promise<string[]> {
  const entries = await fs.readdir(folder, {withFileTypes: true});
  return entries
    .filter((entry) => entry.isDirectory() && !SKIPPED.test(entry.name))
    .map(({name}) => path.join(folder, name))
    .sort();
}

async function readRepository(
  folder: string,
): Promise<LocatedSdk['repository']> {
  const root = await git(folder, ['rev-parse', '--show-toplevel']);
  const revision = await git(folder, ['rev-parse', 'HEAD']);
  if (root === undefined || revision === undefined) {
    return undefined;
  }
  const url = toWebAddress(await git(folder, ['remote', 'get-url', 'origin']));
  return {root, revision, ...(url !== undefined && {url})};
}

/**
 * Finds a package in a folder or below it.
 *
 * @throws an error that explains how to choose the right folder.
 */
export async function locateSdk(
  place: string,
  name: string,
): Promise<LocatedSdk> {
  const start = path.resolve(place);
  await checkFolder(start);
  const found = await search(start, name);
  const [folder] = found;
  if (folder === undefined) {
    throw new Error(
      `--package: no folder in '${place}' contains a Python package '${name}', ` +
        `such as ${name.replaceAll('.', '/')}/__init__.py: fix --package, or ` +
        'set --sdk to the folder that contains it.',
    );
  }
  if (found.length > 1) {
    throw new Error(
      `--sdk: several folders contain a package '${name}': ` +
        `${found.map((one) => path.relative(start, one)).join(', ')}. ` +
        'Set --sdk to one of them.',
    );
  }
  const repository = await readRepository(folder);
  return {folder, ...(repository && {repository})};
}

/**
 * Clones a repository without its history.
 *
 * @param target - an empty folder.
 * @throws an error with Git's message.
 */
export async function cloneSdk(address: string, target: string): Promise<void> {
  try {
    await run(
      'git',
      ['clone', '--quiet', '--depth', '1', '--', address, target],
      {
        env: {
          ...process.env,
          GIT_TERMINAL_PROMPT: '0',
          GIT_LFS_SKIP_SMUDGE: '1',
        },
      },
    );
  } catch (error) {
    const said = messageOf(error);
    throw new Error(`--sdk: '${address}' can't be cloned. ${said.trim()}`, {
      cause: error,
    });
  }
}
