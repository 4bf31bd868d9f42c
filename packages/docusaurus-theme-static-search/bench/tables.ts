import type {Miss, Success} from './score';

/** Formats a Markdown table with aligned columns. */
export function formatTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`;
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`;
  return [line(head), rule, ...rows.map(line)].join('\n');
}

function formatSuccess(success: Success | undefined): string {
  return success ? `${success.at1.toFixed(2)} / ${success.at5.toFixed(2)}` : '';
}

/** Formats success@1 / success@5 of each engine, with a column per category. */
export function formatSuccesses(
  engines: readonly {name: string; byCategory: Map<string, Success>}[],
): string {
  const categories = [...(engines[0]?.byCategory.keys() ?? [])].sort();
  const head = categories.map(
    (category) =>
      `${category} (${engines[0]?.byCategory.get(category)?.queries ?? 0})`,
  );
  return formatTable(
    ['engine', ...head],
    engines.map(({name, byCategory}) => [
      name,
      ...categories.map((category) => formatSuccess(byCategory.get(category))),
    ]),
  );
}

/** Formats the queries whose first hit was wrong. */
export function formatMisses(misses: readonly Miss[]): string {
  return misses
    .map(
      ({query, found}) =>
        `${query.category}: ${query.query}\n` +
        `  wanted ${query.expected.join(' or ')}\n` +
        `  found  ${found.join('\n         ')}`,
    )
    .join('\n');
}
