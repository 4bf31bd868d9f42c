import fs from 'node:fs/promises';
import {type BuiltSite, fileAt, readFiles} from '../built-site';
import {joinNames, type Names} from './collect-names';
import {inlineVariables} from './inline-variables';
import {joinBeginnings, type PageKind} from './group-pages';
import {OWN_CLASSES, OWN_ELEMENTS} from './own-names';
import {splitKind} from './split-kind';
import {purgeStyles} from './purge-styles';
import {compareRules, indexElements} from './rule-order';
import {slimStylesheets} from './slim-stylesheets';
import {splitStyles, type PageStyles} from './split-styles';
import {listVariableNames} from './variable-names';

export interface Styles {
  /** The styles that each page needs, by file path. */
  inline: ReadonlyMap<string, PageStyles>;
  /** The new address of each stylesheet. */
  renamed: ReadonlyMap<string, string>;
}

/** Reads stylesheets, in order. */
export async function readStyles(
  site: BuiltSite,
  stylesheets: readonly string[],
): Promise<string> {
  const texts = await Promise.all(
    stylesheets.map((address) => fs.readFile(fileAt(site, address), 'utf8')),
  );
  return texts.join('\n');
}

/** Lists the custom properties in stylesheets that the bundler didn't write. */
async function listForeignVariables(outDir: string): Promise<string[]> {
  const foreign = await readFiles(outDir, '**/*.css', '!assets/css/**');
  return [...foreign.values()].flatMap(listVariableNames);
}

/**
 * Determines the styles that each page needs, and those that any page may need.
 *
 * @param site - its folder and the path it is served at.
 * @param kinds - all pages, by kind.
 * @param keepStyles - names that scripts of the site add before the hydration.
 * @param limit - the maximum number of sets of inline styles for each kind.
 */
export async function makeStyles(
  site: BuiltSite,
  kinds: readonly PageKind[],
  keepStyles: readonly string[],
  limit: number,
): Promise<Styles> {
  const keep = [...OWN_CLASSES, ...keepStyles];
  const inline = new Map<string, PageStyles>();
  const canCompete = compareRules(
    indexElements(
      [
        ...new Set(kinds.flatMap(({elements}) => [...elements])),
        ...OWN_ELEMENTS,
      ],
      keepStyles,
    ),
  );
  const foreign = await listForeignVariables(site.outDir);
  const join = (some: readonly Names[]): Names => {
    const names = joinNames(some);
    return {...names, variables: new Set([...names.variables, ...foreign])};
  };
  const all: Names[] = [];
  for (const {pages, stylesheets} of kinds) {
    const css = await readStyles(site, stylesheets);
    const needed = join(pages.map(({names}) => names));
    all.push(needed);
    const rules = purgeStyles(css, needed, keep);
    for (const part of splitKind(pages, rules, keep, limit)) {
      const names = join(part.map((page) => page.names));
      const styles = inlineVariables(
        purgeStyles(rules, names, keep),
        new Set([...names.variables, ...keep]),
      );
      const split = splitStyles(
        styles,
        joinBeginnings(part.map((page) => page.beginning)),
        canCompete,
      );
      for (const {file} of part) {
        inline.set(file, split);
      }
    }
  }
  const renamed = await slimStylesheets(
    site,
    [...new Set(kinds.flatMap(({stylesheets}) => stylesheets))],
    all,
    keep,
  );
  return {inline, renamed};
}
