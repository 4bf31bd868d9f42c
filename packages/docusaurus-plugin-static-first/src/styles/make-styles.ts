import fs from 'node:fs/promises';
import path from 'node:path';
import {joinNames, type Names} from './collect-names';
import {inlineVariables} from './inline-variables';
import type {PageKind} from './group-pages';
import {splitKind} from './split-kind';
import {purgeStyles} from './purge-styles';
import {slimStylesheets} from './slim-stylesheets';

interface Site {
  outDir: string;
  baseUrl: string;
}

export interface Styles {
  /** The styles that each page needs, by file path. */
  inline: ReadonlyMap<string, string>;
  /** The new address of each stylesheet. */
  renamed: ReadonlyMap<string, string>;
}

/** Reads the stylesheets of a kind, in order. */
async function readStyles(
  {outDir, baseUrl}: Site,
  stylesheets: readonly string[],
): Promise<string> {
  const texts = await Promise.all(
    stylesheets.map((address) =>
      fs.readFile(path.join(outDir, address.slice(baseUrl.length)), 'utf8'),
    ),
  );
  return texts.join('\n');
}

/**
 * Determines the styles that each page needs, and those that any page may need.
 *
 * @param site - its folder and the path it is served at.
 * @param kinds - all pages, by kind.
 * @param keep - names that scripts add before the hydration.
 * @param limit - the maximum number of sets of inline styles for each kind.
 */
export async function makeStyles(
  site: Site,
  kinds: readonly PageKind[],
  keep: readonly string[],
  limit: number,
): Promise<Styles> {
  const inline = new Map<string, string>();
  const all: Names[] = [];
  for (const {pages, stylesheets} of kinds) {
    const css = await readStyles(site, stylesheets);
    const needed = joinNames(pages.map(({names}) => names));
    all.push(needed);
    const rules = purgeStyles(css, needed, keep);
    for (const part of splitKind(pages, rules, keep, limit)) {
      const names = joinNames(part.map((page) => page.names));
      const styles = inlineVariables(
        purgeStyles(rules, names, keep),
        new Set([...names.variables, ...keep]),
      );
      for (const {file} of part) {
        inline.set(file, styles);
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
