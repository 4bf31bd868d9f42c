import fs from 'node:fs';
import path from 'node:path';
import {checkOwnHeaders, type OwnHeaders} from './check-own-headers';
import {
  EVERY,
  formatHeader,
  formatHeadersFile,
  HEADERS_FILE,
  POLICY,
  readLine,
} from './headers-file';
import type {HeaderRule} from './types';

/**
 * Reads the site author's own `_headers`.
 *
 * @param siteDir - the folder of the site.
 * @param folders - its folders of static files; the first file applies, as in
 * the build.
 * @throws if it has lines that hosts would ignore.
 */
export function readOwnHeaders(
  siteDir: string,
  folders: readonly string[],
): OwnHeaders | undefined {
  const file = folders
    .map((folder) => path.join(folder, HEADERS_FILE))
    .find((name) => fs.existsSync(path.resolve(siteDir, name)));
  if (file === undefined) {
    return undefined;
  }
  const own = {
    file,
    text: fs.readFileSync(path.resolve(siteDir, file), 'utf8'),
  };
  checkOwnHeaders(own);
  return own;
}

/** A rule of the author, by the lines of the file. */
interface OwnRule {
  pattern: string;
  /** The line of the pattern. */
  start: number;
  /** The line of its last header. */
  end: number;
  /** In lower case. */
  names: Set<string>;
}

/** Lists the rules of a file, of which several may have the same pattern. */
function listRules(lines: readonly string[]): OwnRule[] {
  const rules: OwnRule[] = [];
  lines.forEach((text, index) => {
    const line = readLine(text);
    const current = rules.at(-1);
    if (line?.kind === 'pattern') {
      const {pattern} = line;
      rules.push({pattern, start: index, end: index, names: new Set()});
    } else if (current && /^\s*[^#\s]/.test(text)) {
      current.end = index;
      if (line) {
        current.names.add(line.name.toLowerCase());
      }
    }
  });
  return rules;
}

/** Returns the names that any of the rules for a pattern sets. */
function listNames(rules: readonly OwnRule[], pattern: string): Set<string> {
  return new Set(
    rules
      .filter((rule) => rule.pattern === pattern)
      .flatMap(({names}) => [...names]),
  );
}

/** Whether a pattern matches every path that another one matches. */
function covers(pattern: string, other: string): boolean {
  return pattern.endsWith('*') && other.startsWith(pattern.slice(0, -1));
}

/**
 * Finds the line after which a rule belongs. The last rule for a path applies, so
 * a generated rule follows those of the author for more paths, but never one for
 * fewer.
 *
 * @returns nothing if the rule belongs above all others.
 */
function findPlace(
  {pattern, headers}: HeaderRule,
  own: readonly OwnRule[],
): number | undefined {
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  const rivals = own.filter((rule) =>
    names.some((name) => rule.names.has(name)),
  );
  const wider = rivals.findLastIndex((rule) => covers(rule.pattern, pattern));
  const narrower = rivals.findIndex((rule) => covers(pattern, rule.pattern));
  return narrower !== -1 && narrower < wider ? undefined : rivals[wider]?.end;
}

/** Formats the headers of a rule that the author doesn't set for the same path. */
function formatMissing(
  {pattern, headers}: HeaderRule,
  own: readonly OwnRule[],
) {
  const names = listNames(own, pattern);
  return Object.entries(headers)
    .filter(([name]) => !names.has(name.toLowerCase()))
    .map((header) => formatHeader(...header))
    .join('\n');
}

/**
 * Adds generated rules to the author's file, whose lines stay as they are. For
 * the same path and header the author's value applies.
 *
 * @throws if the author sets the policy of all pages, which depends on the
 * build.
 */
export function addToOwnRules(
  {file, text}: OwnHeaders,
  generated: readonly HeaderRule[],
): string {
  const lines = text.split(/\r?\n/);
  const rules = listRules(lines);
  if (listNames(rules, EVERY).has(POLICY.toLowerCase())) {
    throw new Error(
      `${file} sets ${POLICY} for '${EVERY}', which the build generates from ` +
        'the pages. Remove it there, and allow further sources with the option ' +
        "'sources' of docusaurus-plugin-secure-static.",
    );
  }
  const first: HeaderRule[] = [];
  const addBelow = (index: number, added: string) => {
    lines[index] = `${lines[index] ?? ''}\n${added}`.trimEnd();
  };
  for (const rule of generated) {
    // Cloudflare ignores all but the last rule with the same pattern.
    const own = rules.findLast(({pattern}) => pattern === rule.pattern);
    const place = findPlace(rule, rules);
    if (own) {
      addBelow(own.start, formatMissing(rule, rules));
    } else if (place === undefined) {
      first.push(rule);
    } else {
      addBelow(place, formatHeadersFile([rule]));
    }
  }
  return formatHeadersFile(first) + lines.join('\n');
}
