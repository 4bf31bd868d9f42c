import type {HeaderRule} from './types';

/** Writes rules in the `_headers` format that Netlify and Cloudflare read. */
export function formatHeadersFile(rules: readonly HeaderRule[]): string {
  return rules
    .map(({pattern, headers}) => {
      const lines = Object.entries(headers).map(
        ([name, value]) => `  ${name}: ${value}\n`,
      );
      return `${pattern}\n${lines.join('')}`;
    })
    .join('');
}

/** Parses the output of `formatHeadersFile`. */
export function parseHeadersFile(text: string): HeaderRule[] {
  const rules: {pattern: string; headers: Record<string, string>}[] = [];
  for (const line of text.split('\n').filter((entry) => entry.trim() !== '')) {
    const header = /^\s+([^:]+):\s*(.*)$/.exec(line);
    const current = rules.at(-1);
    if (header?.[1] !== undefined && header[2] !== undefined && current) {
      current.headers[header[1]] = header[2];
    } else {
      rules.push({pattern: line.trim(), headers: {}});
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
