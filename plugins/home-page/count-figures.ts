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
  /** The list of the SDK's symbols. */
  symbols: string;
  /** The model of the SDK from which the reference is generated. */
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
    // Files whose name starts with an underscore are partials.
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

/** Whether a member is a public, concrete subclass of the base class. */
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

/** @throws an error for a base class without such subclasses. */
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
          `The home page counts ${value}, but the SDK has none: use another base class in its figures.`,
        );
      }
      return [value, count];
    }),
  );
}

/**
 * Counts the figures that the home page can show: the SDK's modules and
 * symbols, Python samples, guides, pages that can be downloaded as notebooks,
 * and subclasses.
 *
 * @param values - the page's figures; only their subclasses are counted.
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
