/** Number of spaces before the text. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Takes away the indentation that all lines share. */
export function dedent(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => !isBlank(line));
  const indent = filled.reduce(
    (least, line) => Math.min(least, indentOf(line)),
    Infinity,
  );
  return indent === Infinity ? [] : lines.map((line) => line.slice(indent));
}

/** Takes away blank lines at both ends. */
export function trimLines(lines: readonly string[]): string[] {
  const first = lines.findIndex((line) => !isBlank(line));
  const last = lines.findLastIndex((line) => !isBlank(line));
  return first === -1 ? [] : lines.slice(first, last + 1);
}

export function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => (isBlank(line) ? '' : indent + line));
}

function fenceFor(lines: readonly string[]): string {
  const longest = lines
    .flatMap((line) => line.match(/`+/g) ?? [])
    .reduce((length, run) => Math.max(length, run.length), 2);
  return '`'.repeat(longest + 1);
}

/** Lines as fenced code of a language. */
export function fenced(
  language: string,
  lines: readonly string[],
  indent = '',
): string[] {
  const code = dedent(trimLines(lines));
  const fence = fenceFor(code);
  return indented(['', fence + language, ...code, fence, ''], indent);
}

const ITEM = /^ *(?:[-*+]|\d+[.)]) +/;

/**
 * Pulls a fence to the text that it belongs to: one that is four spaces deeper
 * would be part of a paragraph, or code with its marks.
 *
 * @param above the line of that text
 */
export function pullFence(
  lines: readonly string[],
  above: string | undefined,
): readonly string[] {
  const text = ITEM.exec(above ?? '')?.[0].length ?? indentOf(above ?? '');
  const depth = indentOf(lines[0] ?? '') - text;
  return depth < 4
    ? lines
    : ['', ...lines.map((line) => line.slice(Math.min(depth, indentOf(line))))];
}
