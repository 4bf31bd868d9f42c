import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import {Globby} from '@docusaurus/utils';
import postcss from 'postcss';
import {addNames, joinNames, type Names} from './collect-names';
import {foldVariables} from './fold-variables';
import {listSelectors} from './list-selectors';
import {purgeStyles} from './purge-styles';
import {listVariableNames} from './variable-names';

const WORD = /-{0,2}[A-Za-z_][\w-]*/g;
/** A name that is one word, as `listWords` finds them. */
const SIMPLE = /^[\w-]+$/;
const FACE = /@font-face\s*\{[^}]*\}/g;

interface Site {
  outDir: string;
  baseUrl: string;
}

async function readAll(
  outDir: string,
  patterns: readonly string[],
): Promise<string[]> {
  const files = await Globby([...patterns], {cwd: outDir});
  return Promise.all(
    files.map((file) => fs.readFile(path.join(outDir, file), 'utf8')),
  );
}

/** Every word of the scripts: whatever they name, they may put into a page. */
function listWords(scripts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of scripts) {
    // One after the other: a site has millions, and most of them are the same.
    for (const [word] of text.matchAll(WORD)) {
      words.add(word);
    }
  }
  return words;
}

/** The classes and ids that a stylesheet names, without escapes. */
function listNames(css: string): Set<string> {
  const names = new Set<string>();
  postcss.parse(css).walkRules((rule) => {
    for (const selector of listSelectors(rule.selector)) {
      selector.walk((node) => {
        if (node.type === 'class' || node.type === 'id') {
          names.add(node.value);
        }
      });
    }
  });
  return names;
}

/**
 * The names that scripts may make although no word of theirs is such a name:
 * those that a script completes, such as `alert--` by a kind, and those that
 * are more than a word, such as `md:flex`, where a script holds them as text.
 */
function listFurther(
  css: string,
  scripts: readonly string[],
  words: ReadonlySet<string>,
): string[] {
  const beginnings = [...words].filter((word) => /^\w[\w-]+[-_]$/.test(word));
  return [...listNames(css)].filter((name) =>
    SIMPLE.test(name)
      ? beginnings.some((beginning) => name.startsWith(beginning))
      : scripts.some((text) => text.includes(name)),
  );
}

/**
 * The custom properties that other stylesheets read or set. What one reads
 * itself is known once its rules are dropped.
 */
async function listVariables(outDir: string, own: string): Promise<string[]> {
  const texts = await readAll(outDir, ['assets/css/**/*.css', `!${own}`]);
  return texts.flatMap(listVariableNames);
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
  const scripts = await readAll(outDir, ['assets/js/**/*.js']);
  const words = listWords(scripts);
  const {variables: known, ...names} = addNames(joinNames(pages), [...words]);
  const renamed = new Map<string, string>();
  for (const address of addresses) {
    const own = address.slice(baseUrl.length);
    const file = path.join(outDir, own);
    const css = await fs.readFile(file, 'utf8');
    const variables = new Set([
      ...known,
      ...words,
      ...(await listVariables(outDir, own)),
    ]);
    const rules = purgeStyles(css, {...names, variables}, [
      ...keep,
      ...listFurther(css, scripts, words),
    ]);
    const slim = foldVariables(rules, new Set([...variables, ...keep])).replace(
      FACE,
      '',
    );
    const target = nameFor(address, slim);
    await fs.writeFile(path.join(outDir, target.slice(baseUrl.length)), slim);
    if (target !== address) {
      await fs.rm(file);
    }
    renamed.set(address, target);
  }
  return renamed;
}
