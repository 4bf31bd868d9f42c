import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {root} from '../paths';
import type {Generator} from './generators';
import type {Page} from './pages';

function write(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, text);
  }
}

/** Copies this repository's tracked files, and links its dependencies. */
function copyRepository(folder: string): void {
  const files = execFileSync('git', ['ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter((name) => name !== '')) {
    if (fs.existsSync(path.join(root, file))) {
      fs.cpSync(path.join(root, file), path.join(folder, file));
    }
  }
  const owners = fs
    .readdirSync(path.join(root, 'packages'))
    .map((name) => path.join('packages', name));
  for (const owner of ['', ...owners]) {
    const modules = path.join(owner, 'node_modules');
    if (fs.existsSync(path.join(root, modules))) {
      fs.symlinkSync(path.join(root, modules), path.join(folder, modules));
    }
  }
}

/**
 * Creates a site to measure in its own folder, with everything that its build
 * needs.
 *
 * @param pages - the pages of this site.
 * @param more - generated pages.
 */
export function makeSite(
  generator: Generator,
  folder: string,
  pages: readonly Page[],
  more: readonly Page[],
): void {
  fs.mkdirSync(folder, {recursive: true});
  if (generator.packages.length === 0) {
    copyRepository(folder);
    write(folder, generator.files(more));
    return;
  }
  write(folder, {'package.json': '{"private": true, "type": "module"}\n'});
  install(folder, generator.packages);
  write(folder, generator.files([...pages, ...more]));
}

/** Installs packages into a folder. */
export function install(folder: string, packages: readonly string[]): void {
  const quiet = ['--no-fund', '--no-audit', '--loglevel', 'error'];
  execFileSync('npm', ['install', '--save-exact', ...quiet, ...packages], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
