import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Counted} from '../../config/identity/home-types';

export interface Sources {
  /** The folders of the pages, relative to the site. */
  folders: readonly string[];
  /** The list of the SDK's symbols that the reference is made with. */
  symbols: string;
}

const SAMPLE = /^ *```python\b/gm;
const NOTEBOOK = /^notebook: true$/m;
const MODULES = new Set(['package', 'module']);

async function readPages(
  siteDir: string,
  folders: readonly string[],
): Promise<string[]> {
  const files = await Globby(
    folders.map((folder) => `${folder}/**/*.{md,mdx}`),
    {cwd: siteDir},
  );
  return Promise.all(
    files.map((file) => fs.readFile(path.join(siteDir, file), 'utf8')),
  );
}

/**
 * Counts what the home page can show as a number: the SDK's modules and
 * symbols, samples in Python, and pages to download as notebooks.
 */
export async function countFigures(
  siteDir: string,
  {folders, symbols}: Sources,
): Promise<Record<string, string>> {
  const pages = await readPages(siteDir, folders);
  const kinds = (
    JSON.parse(await fs.readFile(path.join(siteDir, symbols), 'utf8')) as {
      kind: string;
    }[]
  ).map(({kind}) => kind);
  const counts = {
    '{modules}': kinds.filter((kind) => MODULES.has(kind)).length,
    '{symbols}': kinds.length,
    '{samples}': pages
      .map((text) => [...text.matchAll(SAMPLE)].length)
      .reduce((sum, count) => sum + count, 0),
    '{notebooks}': pages.filter((text) => NOTEBOOK.test(text)).length,
  } satisfies Record<Counted, number>;
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name,
      count.toLocaleString('en'),
    ]),
  );
}
