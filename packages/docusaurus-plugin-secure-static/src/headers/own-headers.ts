import fs from 'node:fs';
import path from 'node:path';
import {checkOwnHeaders, type OwnHeaders} from './check-own-headers';
import {
  EVERY,
  formatHeader,
  formatHeadersFile,
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
    .map((folder) => path.join(folder, '_headers'))
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
  /** The line of the pattern. */
  start: number;
  /** In lower case. */
  names: Set<string>;
}

/** Finds the last rule for each pattern, and the names that any of them sets. */
function findRules(lines: readonly string[]): Map<string, OwnRule> {
  const rules = new Map<string, OwnRule>();
  let current: OwnRule | undefined;
  lines.forEach((text, start) => {
    const line = readLine(text);
    if (line?.kind === 'pattern') {
      current = {start, names: rules.get(line.pattern)?.names ?? new Set()};
      rules.set(line.pattern, current);
    } else if (line?.kind === 'header') {
      current?.names.add(line.name.toLowerCase());
    }
  });
  return rules;
}

/** Leaves out the headers of a rule that the author sets for the same path. */
function leaveOut({headers}: HeaderRule, own: OwnRule): [string, string][] {
  return Object.entries(headers).filter(
    ([name]) => !own.names.has(name.toLowerCase()),
  );
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
  const rules = findRules(lines);
  if (rules.get(EVERY)?.names.has(POLICY.toLowerCase())) {
    throw new Error(
      `${file} sets ${POLICY} for '${EVERY}', which the build generates from ` +
        'the pages. Remove it there, and allow further sources with the option ' +
        "'sources' of docusaurus-plugin-secure-static.",
    );
  }
  // Cloudflare ignores all but the last rule with the same pattern.
  for (const rule of generated) {
    const own = rules.get(rule.pattern);
    if (own) {
      const added = leaveOut(rule, own).map((header) =>
        formatHeader(...header),
      );
      lines[own.start] = [lines[own.start], ...added].join('\n').trimEnd();
    }
  }
  const others = generated.filter(({pattern}) => !rules.has(pattern));
  return formatHeadersFile(others) + lines.join('\n');
}
