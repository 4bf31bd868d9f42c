import {createHash} from 'node:crypto';
import fs from 'node:fs/promises';
import {type BuiltSite, fileAt, readFiles} from '../built-site';
import {addNames, joinNames, type Names} from './collect-names';
import {inlineVariables} from './inline-variables';
import {listNames} from './list-selectors';
import {purgeStyles} from './purge-styles';
import {listVariableNames} from './variable-names';

const WORD = /-{0,2}[A-Za-z_][\w-]*/g;
/** A name that is a single word, as found by `listWords`. */
const SIMPLE = /^[\w-]+$/;
const FACE = /@font-face\s*\{[^}]*\}/g;

/** Lists every word in the scripts, any of which they may insert into a page. */
function listWords(scripts: readonly string[]): Set<string> {
  const words = new Set<string>();
  for (const text of scripts) {
    // One by one: a site has millions, mostly duplicates.
    for (const [word] of text.matchAll(WORD)) {
      words.add(word);
    }
  }
  return words;
}

/**
 * Lists names that scripts may compose without containing them as a word: those
 * that a script completes, such as `alert--` and a kind, and those with other
 * characters, such as `md:flex`, if a script contains them as text.
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
 * Lists the custom properties that other stylesheets read or set. Those of the
 * stylesheet itself are known only after its rules are dropped.
 */
async function listVariables(outDir: string, own: string): Promise<string[]> {
  const others = await readFiles(outDir, 'assets/css/**/*.css', `!${own}`);
  return [...others.values()].flatMap(listVariableNames);
}

function nameFor(address: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return address.replace(/[^/]*$/, `styles.${hash}.css`);
}

/**
 * Drops rules that no page or script can match from the stylesheets of a site.
 * Font faces are dropped, too: each page contains them, and declaring one again
 * would load it again, visibly. Files are renamed after their new content,
 * because browsers cache them indefinitely.
 *
 * @param site - its folder and the path it is served at.
 * @param addresses - the stylesheets, as linked in pages.
 * @param pages - the names in the pages.
 * @returns the new address of each.
 */
export async function slimStylesheets(
  site: BuiltSite,
  addresses: readonly string[],
  pages: readonly Names[],
  keep: readonly string[],
): Promise<Map<string, string>> {
  const {outDir, baseUrl} = site;
  const scripts = [...(await readFiles(outDir, 'assets/js/**/*.js')).values()];
  const words = listWords(scripts);
  const {variables: known, ...names} = addNames(joinNames(pages), [...words]);
  const renamed = new Map<string, string>();
  for (const address of addresses) {
    const own = address.slice(baseUrl.length);
    const file = fileAt(site, address);
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
    const slim = inlineVariables(
      rules,
      new Set([...variables, ...keep]),
    ).replace(FACE, '');
    const target = nameFor(address, slim);
    await fs.writeFile(fileAt(site, target), slim);
    if (target !== address) {
      await fs.rm(file);
    }
    renamed.set(address, target);
  }
  return renamed;
}
