import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import type {Names} from './collect-names';
import {purgeStyles} from './purge-styles';

const WORD = /-{0,2}[A-Za-z_][\w-]*/g;
const CLASS = /\.([\w-]+)/g;
const VARIABLE = /var\(\s*(--[\w-]+)/g;
const FACE = /@font-face\s*\{[^}]*\}/g;

interface Site {
  outDir: string;
  baseUrl: string;
}

async function readAll(outDir: string, pattern: string): Promise<string[]> {
  const files = await Globby(pattern, {cwd: outDir});
  return Promise.all(
    files.map((file) => fs.readFile(path.join(outDir, file), 'utf8')),
  );
}

/** Every word of the scripts: whatever they name, they may put into a page. */
async function listWords(outDir: string): Promise<Set<string>> {
  const words = new Set<string>();
  for (const text of await readAll(outDir, 'assets/js/**/*.js')) {
    for (const [word] of text.matchAll(WORD)) {
      words.add(word);
    }
  }
  return words;
}

/** The classes that a script completes, such as `alert--` by a kind. */
function listCompleted(css: string, words: ReadonlySet<string>): string[] {
  const beginnings = [...words].filter((word) => /^\w[\w-]+[-_]$/.test(word));
  const classes = new Set(
    [...css.matchAll(CLASS)].map(([, name = '']) => name),
  );
  return [...classes].filter((name) =>
    beginnings.some((beginning) => name.startsWith(beginning)),
  );
}

/** The custom properties that stylesheets loaded later read. */
async function listVariables(outDir: string): Promise<string[]> {
  const texts = await readAll(outDir, 'assets/css/**/*.css');
  return texts.flatMap((css) =>
    [...css.matchAll(VARIABLE)].map(([, name = '']) => name),
  );
}

function nameFor(address: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return address.replace(/[^/]*$/, `styles.${hash}.css`);
}

/**
 * Drops from the stylesheets of a site what neither a page nor a script can
 * match, and the faces: each page has those, and a face that is declared again
 * is loaded again, under the reader's eyes. The files get the names of their
 * new contents, for browsers keep them for ever.
 *
 * @param site - where it is and the path it is served at.
 * @param addresses - the stylesheets, as pages link them.
 * @param pages - what the pages hold.
 * @returns the new address of each.
 */
export async function slimStylesheets(
  {outDir, baseUrl}: Site,
  addresses: readonly string[],
  pages: readonly Names[],
  keep: readonly string[],
): Promise<Map<string, string>> {
  const words = await listWords(outDir);
  const all = (kind: keyof Names) => [
    ...words,
    ...pages.flatMap((names) => [...names[kind]]),
  ];
  const names: Names = {
    tags: new Set(all('tags')),
    classes: new Set(all('classes')),
    ids: new Set(all('ids')),
    variables: new Set([...all('variables'), ...(await listVariables(outDir))]),
  };
  const renamed = new Map<string, string>();
  for (const address of addresses) {
    const file = path.join(outDir, address.slice(baseUrl.length));
    const css = await fs.readFile(file, 'utf8');
    const slim = purgeStyles(css, names, [
      ...keep,
      ...listCompleted(css, words),
    ]).replace(FACE, '');
    const target = nameFor(address, slim);
    await fs.writeFile(path.join(outDir, target.slice(baseUrl.length)), slim);
    if (target !== address) {
      await fs.rm(file);
    }
    renamed.set(address, target);
  }
  return renamed;
}
