import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {PythonPackage} from 'python-reader';
import {type Counted, KINDS_OF} from '../../config/identity/home-types';

export interface Sources {
  /** The folders of the pages, relative to the site. */
  folders: readonly string[];
  /** The folder of the guides, one of them. */
  guides: string;
  /** The list of the SDK's symbols that the reference is made with. */
  symbols: string;
  /** The model of the SDK that the reference is made from. */
  model: string;
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

async function readJson(siteDir: string, file: string): Promise<unknown> {
  return JSON.parse(await fs.readFile(path.join(siteDir, file), 'utf8'));
}

/** Whether a class can be used as it is, in place of the base class. */
function isKindOf(
  base: string,
  member: PythonPackage['modules'][number]['members'][number],
): boolean {
  return (
    member.kind === 'class' &&
    member.public &&
    !member.flags.includes('abstract') &&
    member.mro.some(({path: name}) => name.split('.').at(-1) === base)
  );
}

/** @throws an error for a base class of which there is no kind. */
async function countKinds(
  siteDir: string,
  model: string,
  values: readonly string[],
): Promise<Record<string, number>> {
  const asked = values.flatMap((value) => {
    const base = KINDS_OF.exec(value)?.[1];
    return base === undefined ? [] : [[value, base] as const];
  });
  if (asked.length === 0) {
    return {};
  }
  const {modules} = (await readJson(siteDir, model)) as PythonPackage;
  const members = modules.flatMap((module) => module.members);
  return Object.fromEntries(
    asked.map(([value, base]) => {
      const count = members.filter((member) => isKindOf(base, member)).length;
      if (count === 0) {
        throw new Error(
          `The home page counts ${value}, and the SDK has none: name another base class in its figures.`,
        );
      }
      return [value, count];
    }),
  );
}

/**
 * Counts what the home page can show as a number: the SDK's modules and
 * symbols, samples of Python, guides, pages to download as notebooks, and
 * classes of a kind.
 *
 * @param values - what the page shows; only kinds that it asks for are counted.
 */
export async function countFigures(
  siteDir: string,
  {folders, guides, symbols, model}: Sources,
  values: readonly string[],
): Promise<Record<string, string>> {
  const pages = await readPages(siteDir, folders);
  const kinds = ((await readJson(siteDir, symbols)) as {kind: string}[]).map(
    ({kind}) => kind,
  );
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
    Object.entries({
      ...counts,
      ...(await countKinds(siteDir, model, values)),
    }).map(([name, count]) => [name, count.toLocaleString('en')]),
  );
}
