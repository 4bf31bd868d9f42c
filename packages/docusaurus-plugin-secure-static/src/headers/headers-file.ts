import {validateHeaderName, validateHeaderValue} from 'node:http';
import type {HeaderRule} from './types';

/** The file that only the host reads. */
export const HEADERS_FILE = '_headers';

export const POLICY = 'Content-Security-Policy';

/** The pattern of the rule for every response. */
export const EVERY = '/*';

/** Writes a header of a rule as a line, without its end. */
export function formatHeader(name: string, value: string): string {
  return `  ${name}: ${value}`;
}

/** Writes rules in the `_headers` format that Netlify and Cloudflare read. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({pattern, headers}) => {
      const lines = Object.entries(headers).map(
        ([name, value]) => `${formatHeader(name, value)}\n`,
      );
      return `${pattern}\n${lines.join('')}`;
    })
    .join('');
}

/** A line that has an effect. */
type Line =
  | {kind: 'pattern'; pattern: string}
  | {kind: 'header'; name: string; value: string};

function isAccepted(validate: () => void): boolean {
  try {
    validate();
    return true;
  } catch {
    return false;
  }
}

/** Whether servers can send a header of this name. */
export function isHeaderName(name: string): boolean {
  return isAccepted(() => {
    validateHeaderName(name);
  });
}

/** Whether servers can send a header with this value. */
export function isHeaderValue(value: string): boolean {
  return isAccepted(() => {
    validateHeaderValue('X', value);
  });
}

/** Whether a line, without the spaces around it, starts a rule. */
export function isPattern(line: string): boolean {
  return /^(?:\/|https?:\/\/)/.test(line);
}

/**
 * Reads a line of `_headers`.
 *
 * @returns nothing for comments, for lines that only Cloudflare understands
 * (`! Name` removes a header), and for those that hosts ignore.
 */
export function readLine(line: string): Line | undefined {
  const text = line.trim();
  if (isPattern(text)) {
    return {kind: 'pattern', pattern: text};
  }
  const [, name = '', value = ''] =
    /^([^#!:][^:]*?)\s*:\s*(.+)$/.exec(text) ?? [];
  return isHeaderName(name) && isHeaderValue(value)
    ? {kind: 'header', name, value}
    : undefined;
}

/** Writes the name of a header as usual; hosts ignore its case. */
function capitalize(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/(?<=^|-)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Parses `_headers`. Hosts join the values of a name that a rule repeats. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').map(readLine)) {
    const current = rules.at(-1);
    if (line?.kind === 'pattern') {
      rules.push({pattern: line.pattern, headers: {}});
    } else if (line && current) {
      const name = capitalize(line.name);
      const before = current.headers[name];
      current.headers[name] =
        before === undefined ? line.value : `${before}, ${line.value}`;
    }
  }
  return rules;
}

/** Merges the headers of all rules whose pattern matches a path. */
export function headersFor(
  rules: readonly HeaderRule[],
  path: string,
): Record<string, string> {
  const matching = rules.filter(({pattern}) =>
    pattern.endsWith('*')
      ? path.startsWith(pattern.slice(0, -1))
      : path === pattern,
  );
  return Object.assign({}, ...matching.map(({headers}) => headers)) as Record<
    string,
    string
  >;
}
