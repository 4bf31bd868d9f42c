import {hashSource} from './inline-scripts';

const STYLE = /\sstyle=(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/gi;
const REFERENCE = /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/** Decodes character references, since a policy hashes the decoded value. */
function decode(value: string): string {
  return value.replace(
    REFERENCE,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) {
        return NAMED[name.toLowerCase()] ?? whole;
      }
      const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );
}

/**
 * Returns the Content Security Policy sources of all style attributes of a
 * page, including those in markup that inline scripts insert.
 *
 * @param html - a page as served.
 * @returns sources such as `'sha256-…'`, without duplicates.
 */
export function hashStyleAttributes(html: string): string[] {
  const values = [...html.matchAll(STYLE)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  );
  return [...new Set(values)].map((value) => hashSource(decode(value)));
}
