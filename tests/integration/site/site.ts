import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '..', '..', '..');
const fixture = path.join(root, 'tests', 'fixtures', 'site');

/** What an adopter replaces: the site's own content, SDK and identity. */
const REPLACED =
  /^(?:docs|tutorials|blog|sdk|tests|bench|\.github|\.ci)\/|^config\/product\.ts$/;

export interface Site {
  folder: string;
  /** Writes a file of the site; the path is relative to its root. */
  write: (file: string, text: string) => void;
  remove: () => void;
}

export interface BuildResult {
  code: number;
  output: string;
}

/**
 * Makes a site of another identity: this repository's code with the content,
 * the SDK and the identity of `tests/fixtures/site`.
 */
export function createSite(): Site {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '-z'],
    {cwd: root, encoding: 'utf8'},
  )
    .split('\0')
    .filter((file) => file !== '' && !REPLACED.test(file))
    .filter((file) => fs.existsSync(path.join(root, file)));
  for (const file of files) {
    fs.cpSync(path.join(root, file), path.join(folder, file));
  }
  fs.cpSync(fixture, folder, {recursive: true});
  fs.symlinkSync(
    path.join(root, 'node_modules'),
    path.join(folder, 'node_modules'),
  );
  return {
    folder,
    write(file, text) {
      const target = path.join(folder, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, text);
    },
    remove() {
      fs.rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Runs `npm run build` in a site and gives what it said. */
export function build({folder}: Site, ...args: string[]): BuildResult {
  const {status, stdout, stderr} = spawnSync(
    'npm',
    ['run', '--silent', 'build', '--', ...args],
    {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
      env: {...process.env, NODE_ENV: 'production'},
    },
  );
  return {code: status ?? 1, output: stdout + stderr};
}

/** Lists the files below a folder, relative to it. */
export function listFiles(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) =>
      path.relative(folder, path.join(entry.parentPath, entry.name)),
    );
}
