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

/** Whether a line opens an item of a list. */
export function isItem(line: string): boolean {
  return ITEM.test(line);
}

/** Where the text of a line begins, behind the mark of an item. */
export function textColumn(line: string): number {
  return ITEM.exec(line)?.[0].length ?? indentOf(line);
}

/**
 * How much deeper a line is than the text that it belongs to. From four spaces
 * on, Markdown takes it for more of the paragraph, whatever it begins with.
 *
 * @param above the line of that text
 */
function depthBelow(line: string, above: string | undefined): number {
  return indentOf(line) - textColumn(above ?? '');
}

/**
 * Pulls lines to the text that they belong to, if they are too deep for it.
 *
 * @param above the line of that text
 */
export function pullUp(
  lines: readonly string[],
  above: string | undefined,
): readonly string[] {
  const depth = depthBelow(lines[0] ?? '', above);
  return depth < 4
    ? lines
    : ['', ...lines.map((line) => line.slice(Math.min(depth, indentOf(line))))];
}

const BULLET = /^ *[-*+] +/;

/**
 * A blank line where a sentence is right below a list and as deep as its bullets:
 * Markdown would take it for more of the last item. Where the list goes on below,
 * it is.
 */
export function gapBelowList(
  lines: readonly string[],
  position: number,
): string[] {
  const line = lines[position] ?? '';
  const depth = indentOf(line);
  const isBullet = (other: string) =>
    BULLET.test(other) && indentOf(other) === depth;
  const above = lines
    .slice(0, position)
    .findLast((other) => isBlank(other) || indentOf(other) <= depth);
  const rest = lines.slice(position + 1);
  const end = rest.findIndex((other) => isBlank(other));
  const below = rest.slice(0, end === -1 ? rest.length : end);
  const isEnd =
    /^ *[A-Z]/.test(line) && isBullet(above ?? '') && !below.some(isBullet);
  return isEnd ? [''] : [];
}

export function indentText(line: string): string {
  return ' '.repeat(indentOf(line));
}

/**
 * The indentation with which a block at a line is part of the item of a list that
 * it is in, or of none. Deeper, Markdown would take it for code.
 */
export function blockIndent(
  lines: readonly string[],
  position: number,
): string {
  const own = indentOf(lines[position] ?? '');
  let least = own;
  let base = 0;
  for (let at = position - 1; at >= 0 && least > 0 && base === 0; at -= 1) {
    const line = lines[at] ?? '';
    if (!isBlank(line) && indentOf(line) < least) {
      least = indentOf(line);
      base = ITEM.test(line) && textColumn(line) <= own ? textColumn(line) : 0;
    }
  }
  return ' '.repeat(base);
}

/** Whether an item of a list would be part of the paragraph right above it. */
export function isDeepItem(line: string, above: string | undefined): boolean {
  return ITEM.test(line) && !isBlank(above) && depthBelow(line, above) >= 4;
}

/** Whether what follows a line is deeper than it. */
export function isDeeper(lines: readonly string[], position: number): boolean {
  const next = lines.slice(position + 1).find((line) => !isBlank(line));
  return next !== undefined && indentOf(next) > indentOf(lines[position] ?? '');
}
