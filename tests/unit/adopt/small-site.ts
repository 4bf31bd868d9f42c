import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {product} from '../../../config/product';
import {planAdoption} from '../../../scripts/lib/adopt';
import {
  type Answers,
  completeAnswers,
} from '../../../scripts/lib/adopt/answers';
import {applyPlan, type Plan} from '../../../scripts/lib/adopt/plan';
import {readState} from '../../../scripts/lib/adopt/state';

const root = path.join(import.meta.dirname, '..', '..', '..');

/** The parts of this repository that an adoption reads. */
const PARTS = [
  ...['package.json', 'package-lock.json', 'cspell.json', 'knip.json'],
  ...['.oxfmtrc.json', '.gitignore', 'LICENSE'],
  ...[
    'templates',
    'src/css/tokens.css',
    'config/home.ts',
    'config/reference-pages.ts',
  ],
];

/** A part of this repository, next to a package to adopt it for. */
export interface SmallSite {
  /** The folder of the site and the package. */
  temporary: string;
  folder: string;
  sdk: string;
  plan: (given?: Partial<Answers>, keepsGuides?: boolean) => Promise<Plan>;
  /** Plans and carries out the adoption. */
  adopt: (given?: Partial<Answers>, keepsGuides?: boolean) => Promise<Plan>;
  write: (file: string, text: string) => void;
  read: (file: string) => string;
  has: (file: string) => boolean;
  git: (...args: string[]) => string;
  commit: () => void;
  remove: () => void;
}

export function git(folder: string, ...args: string[]): string {
  return execFileSync(
    'git',
    ['-c', 'user.name=Ann', '-c', 'user.email=ann@kelp.test', ...args],
    {cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']},
  );
}

export function writeIn(folder: string, file: string, text: string): void {
  const target = path.join(folder, file);
  fs.mkdirSync(path.dirname(target), {recursive: true});
  fs.writeFileSync(target, text);
}

/** Creates a temporary folder without symbolic links in its path. */
export function makeFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'small-site-'));
  return fs.realpathSync(folder);
}

export function createSmallSite(): SmallSite {
  const temporary = makeFolder();
  const folder = path.join(temporary, 'site');
  const sdk = path.join(temporary, 'kelp-sdk');
  for (const part of PARTS) {
    fs.cpSync(path.join(root, part), path.join(folder, part), {
      recursive: true,
    });
  }
  const write = (file: string, text: string) => {
    writeIn(folder, file, text);
  };
  write('docs/start.mdx', '# Start\n');
  write('tests/e2e/chrome.spec.ts', '// Of the portal.\n');
  write('src/components/diagrams/Task/index.tsx', '// Of the portal.\n');
  writeIn(sdk, 'kelp.py', '"""Kelp."""\n');
  const commit = () => {
    git(folder, 'add', '--all');
    git(folder, 'commit', '--quiet', '--allow-empty', '--message=State');
  };
  git(folder, 'init', '--quiet', '--initial-branch=main');
  commit();
  const plan = async (given: Partial<Answers> = {}, keepsGuides = false) => {
    const earlier = await readState(folder);
    return planAdoption({
      root: folder,
      answers: completeAnswers(
        given,
        earlier?.answers ?? {name: 'Kelp', sdk, accent: '#7a3e9d'},
      ),
      earlier,
      current: product,
      keepsGuides,
      today: '2026-01-31',
    });
  };
  return {
    temporary,
    folder,
    sdk,
    plan,
    write,
    commit,
    async adopt(given, keepsGuides) {
      const planned = await plan(given, keepsGuides);
      await applyPlan(planned, folder);
      return planned;
    },
    read: (file) => fs.readFileSync(path.join(folder, file), 'utf8'),
    has: (file) => fs.existsSync(path.join(folder, file)),
    git: (...args) => git(folder, ...args),
    remove() {
      fs.rmSync(temporary, {recursive: true, force: true});
    },
  };
}
