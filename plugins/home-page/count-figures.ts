import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Counted} from '../../config/identity/home-types';

export interface Sources {
  /** The folders of the pages, relative to the site. */
  folders: readonly string[];
  /** The folder of the guides, one of them. */
  guides: string;
  /** The list of the SDK's symbols that the reference is made with. */
  symbols: string;
}

const NOTEBOOK = /^notebook: true$/m;
const SAMPLE = /^[ \t]*(?:`{3,}|~{3,})(?:python3?|py)\b/gm;
const MODULES = new Set(['package', 'module']);

async function readPages(
  siteDir: string,
  folders: readonly string[],
): Promise<{file: string; text: string}[]> {
  const files = await Globby(
    // A name with a low line in front is a part of pages, and none itself.
    folders.map((folder) => `${folder}/**/[!_]*.{md,mdx}`),
    {cwd: siteDir},
  );
  return Promise.all(
    files.map(async (file) => ({
      file,
      text: await fs.readFile(path.join(siteDir, file), 'utf8'),
    })),
  );
}

/**
 * Counts what the home page can show as a number: the SDK's modules and
 * symbols, samples of Python, guides, and pages to download as notebooks.
 */
export async function countFigures(
  siteDir: string,
  {folders, guides, symbols}: Sources,
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
    '{samples}': pages.reduce(
      (sum, {text}) => sum + (text.match(SAMPLE)?.length ?? 0),
      0,
    ),
    '{guides}': pages.filter(({file}) => file.startsWith(`${guides}/`)).length,
    '{notebooks}': pages.filter(({text}) => NOTEBOOK.test(text)).length,
  } satisfies Record<Counted, number>;
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      name,
      count.toLocaleString('en'),
    ]),
  );
}
