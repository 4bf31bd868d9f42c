import fs from 'node:fs/promises';
import path from 'node:path';
import {transform} from 'esbuild';
import {BROWSER_FILES} from '../../plugins/browser-files';
import {formatText} from './format-text';

/** A package with files that reach the browser. */
export interface BrowserPackage {
  name: string;
  licence: string;
  /** The size of these files in bytes, each minified separately. */
  size: number;
}

/** Matches the innermost package that contains a file. */
const PACKAGE = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//;

async function readFiles(root: string): Promise<string[]> {
  const file = path.join(root, '.docusaurus', BROWSER_FILES);
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`There is no ${file}: run npm run build first.`);
  });
  return JSON.parse(text) as string[];
}

async function weigh(file: string): Promise<number> {
  const loader = /\.css$/.test(file) ? 'css' : 'jsx';
  if (!/\.(?:css|[cm]?js)$/.test(file)) {
    return (await fs.stat(file)).size;
  }
  const {code} = await transform(await fs.readFile(file, 'utf8'), {
    loader,
    minify: true,
    // Top-level names are local to a module, and can be shortened.
    format: 'esm',
    legalComments: 'none',
    define: {'process.env.NODE_ENV': '"production"'},
  });
  return Buffer.byteLength(code);
}

/** Groups files by the folder of their package. */
function groupFiles(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const [, folder] = PACKAGE.exec(file) ?? [];
    if (folder !== undefined) {
      groups.set(folder, [...(groups.get(folder) ?? []), file]);
    }
  }
  return groups;
}

/**
 * Lists the packages with files that the last build sends to browsers, largest
 * first.
 *
 * @param root - the repository.
 * @throws if no build has listed its files.
 */
export async function listBrowserPackages(
  root: string,
): Promise<BrowserPackage[]> {
  const known = new Map<string, BrowserPackage>();
  for (const [folder, files] of groupFiles(await readFiles(root))) {
    const {name, license} = JSON.parse(
      await fs.readFile(path.join(root, folder, 'package.json'), 'utf8'),
    ) as {name: string; license: string};
    const sizes = await Promise.all(
      files.map((file) => weigh(path.join(root, file))),
    );
    const before = known.get(name)?.size ?? 0;
    known.set(name, {
      name,
      licence: license,
      size: sizes.reduce((sum, size) => sum + size, before),
    });
  }
  return [...known.values()].sort((one, other) => other.size - one.size);
}

/** Writes the text of `contributing/browser-packages.md`. */
export async function formatPackages(
  root: string,
  packages: readonly BrowserPackage[],
): Promise<string> {
  const rows = packages.map(
    ({name, licence, size}) =>
      `| \`${name}\` | ${licence} | ${(size / 1000).toFixed(1)} |`,
  );
  const page = [
    '# Packages that reach the browser',
    '',
    'Code, styles and fonts from other projects that are sent to readers.',
    '`npm run list:packages` generates this page from the last build, and tests compare it',
    'with the site. Readers download these packages, so add one only if browsers',
    'have no equivalent.',
    '',
    'Sizes count the files that are used, each minified separately and not compressed. No',
    'page loads all of them.',
    '',
    '| Package | Licence | Size in kB |',
    '| --- | --- | ---: |',
    ...rows,
    '',
  ].join('\n');
  return formatText(root, 'contributing/browser-packages.md', page);
}
