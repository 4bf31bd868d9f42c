import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {product} from '../../../config/product';
import {planAdoption} from '../../../scripts/lib/adopt';
import {
  type Answers,
  completeAnswers,
} from '../../../scripts/lib/adopt/answers';
import {hashFiles} from '../site/site';

const root = path.resolve(__dirname, '..', '..', '..');

/** A copy of this repository, like an adopter's clone. */
export interface Repository {
  folder: string;
  /** A folder outside the repository with a small SDK. */
  sdk: string;
  adopt: (...args: string[]) => {code: number; output: string};
  /** Plans an adoption as the command does, but in this process. */
  plan: (answers: Partial<Answers>) => Promise<unknown>;
  run: (command: string, ...args: string[]) => {code: number; output: string};
  /** The files that are new or differ from the last commit. */
  listChanged: () => string[];
  /** A hash of each file that Git doesn't ignore, by its path. */
  hash: () => Record<string, string>;
  read: (file: string) => string;
  has: (file: string) => boolean;
  write: (file: string, text: string) => void;
  commit: () => void;
  remove: () => void;
}

function git(folder: string, ...args: string[]): string {
  return execFileSync(
    'git',
    ['-c', 'user.name=Ann', '-c', 'user.email=ann@kelp.test', ...args],
    {cwd: folder, encoding: 'utf8'},
  );
}

function listFiles(folder: string): string[] {
  return git(folder, 'ls-files', '-co', '--exclude-standard', '-z')
    .split('\0')
    .filter((file) => file !== '' && fs.existsSync(path.join(folder, file)));
}

const MODULE = `"""Kelp grows forests under water."""


def plant(depth: float, *, seeds: int = 3) -> int:
    """Plant seeds and count those that take root."""
    return seeds if depth < 30 else 0
`;

/** Links the dependencies into a copy, which uses its own packages. */
function linkModules(folder: string): void {
  const link = (place: string, target = path.join(root, place)) => {
    if (fs.existsSync(target)) {
      fs.symlinkSync(target, path.join(folder, place));
    }
  };
  const packages = fs.readdirSync(path.join(root, 'packages'));
  fs.mkdirSync(path.join(folder, 'node_modules'));
  for (const name of fs.readdirSync(path.join(root, 'node_modules'))) {
    if (!packages.includes(name) && name !== '.cache') {
      link(path.join('node_modules', name));
    }
  }
  for (const name of packages) {
    const own = path.join('packages', name);
    link(path.join('node_modules', name), path.join(folder, own));
    link(path.join(own, 'node_modules'));
  }
}

/** Copies the repository without its history, and commits the copy. */
export function createRepository(): Repository {
  const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'adopted-'));
  const folder = path.join(temporary, 'site');
  const sdk = path.join(temporary, 'kelp-sdk');
  for (const file of listFiles(root)) {
    fs.cpSync(path.join(root, file), path.join(folder, file));
  }
  linkModules(folder);
  fs.mkdirSync(path.join(sdk, 'src'), {recursive: true});
  fs.writeFileSync(path.join(sdk, 'src', 'kelp.py'), MODULE);
  fs.appendFileSync(path.join(folder, '.gitignore'), 'node_modules\n');
  git(folder, 'init', '--quiet', '--initial-branch=main');
  const commit = () => {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--allow-empty', '--message=State');
  };
  commit();
  const run = (command: string, ...args: string[]) => {
    const {status, stdout, stderr} = spawnSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      input: '',
    });
    return {code: status ?? 1, output: stdout + stderr};
  };
  return {
    folder,
    sdk,
    run,
    commit,
    adopt: (...args) => run('npm', 'run', '--silent', 'adopt', '--', ...args),
    plan: (answers) =>
      planAdoption({
        root: folder,
        answers: completeAnswers(answers),
        earlier: undefined,
        current: product,
        keepsGuides: false,
        today: new Date().toISOString().slice(0, 10),
      }),
    listChanged: () =>
      git(
        folder,
        'status',
        '--porcelain',
        '-z',
        '--untracked-files=all',
        '--no-renames',
      )
        .split('\0')
        .filter((line) => line !== '' && !line.slice(0, 2).includes('D'))
        .map((line) => line.slice(3)),
    hash: () => hashFiles(folder, listFiles(folder)),
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    has: (file) => fs.existsSync(path.join(folder, file)),
    write(file, text) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
      fs.writeFileSync(path.join(folder, file), text);
    },
    remove() {
      fs.rmSync(temporary, {recursive: true, force: true});
    },
  };
}
