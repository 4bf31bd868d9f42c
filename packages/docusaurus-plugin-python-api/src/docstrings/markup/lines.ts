/** Number of spaces before the text. */
export function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

export function isBlank(line: string | undefined): boolean {
  return line === undefined || line.trim() === '';
}

/** Removes the common indentation of all lines. */
export function dedent(lines: readonly string[]): string[] {
  const filled = lines.filter((line) => !isBlank(line));
  const indent = filled.reduce(
    (least, line) => Math.min(least, indentOf(line)),
    Infinity,
  );
  return indent === Infinity ? [] : lines.map((line) => line.slice(indent));
}

/** Removes blank lines at both ends. */
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

/** Lines as a fenced code block. */
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

/** Whether a line starts a list item. */
export function isItem(line: string): boolean {
  return ITEM.test(line);
}

/** The column where the text of a line starts, after a list marker. */
export function textColumn(line: string): number {
  return ITEM.exec(line)?.[0].length ?? indentOf(line);
}

/**
 * How much deeper a line is than the text that it belongs to. From four spaces on,
 * Markdown treats it as a continuation of the paragraph, even if it is a list item.
 *
 * @param above the line of that text
 */
function depthBelow(line: string, above: string | undefined): number {
  return indentOf(line) - textColumn(above ?? '');
}

/**
 * Reduces the indentation of lines that are too deep for the text above.
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
 * A blank line if a sentence is right below a list, at the indentation of the
 * bullets. Otherwise, Markdown would treat it as a continuation of the last item,
 * which it is only if more items follow.
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
  // At this depth Markdown has no lists; after a blank line it would be code.
  const isDeep = depth - blockIndent(lines, position).length >= 4;
  return isEnd && !isDeep ? [''] : [];
}

export function indentText(line: string): string {
  return ' '.repeat(indentOf(line));
}

/**
 * The indentation for a block at a line, which puts it into the list item around
 * it, if any. If it were deeper, Markdown would treat it as code.
 */
export function blockIndent(
  lines: readonly string[],
  position: number,
): string {
  const own = indentOf(lines[position] ?? '');
  let least = own;
  let inside = own;
  let base = 0;
  for (let at = position - 1; at >= 0 && least > 0 && base === 0; at -= 1) {
    const line = lines[at] ?? '';
    const isInItem = ITEM.test(line) && textColumn(line) <= inside;
    if (!isBlank(line) && indentOf(line) < least) {
      least = indentOf(line);
      base = isInItem ? textColumn(line) : 0;
    }
    // A paragraph with less indentation than an item's text ends the item.
    if (!isBlank(line) && isBlank(lines[at - 1])) {
      inside = Math.min(inside, indentOf(line));
    }
  }
  return ' '.repeat(base);
}

/** Whether a list item would become part of the paragraph right above it. */
export function isDeepItem(line: string, above: string | undefined): boolean {
  return ITEM.test(line) && !isBlank(above) && depthBelow(line, above) >= 4;
}

/** Whether the text below a line is deeper. */
export function isDeeper(lines: readonly string[], position: number): boolean {
  const next = lines.slice(position + 1).find((line) => !isBlank(line));
  return next !== undefined && indentOf(next) > indentOf(lines[position] ?? '');
}

/** The next line that isn't blank, '' if there is none. */
export function textBelow(lines: readonly string[], position: number): string {
  return lines.slice(position + 1).find((line) => !isBlank(line)) ?? '';
}

/** A line in inline code that looks like a list item, a quotation or a heading. */
const MARKER = /^ *(?:[-*+>#]|\d+[.)]) /;

const FENCE = /^ *(?:`{3}|~{3})/;

/** The backticks that start inline code that doesn't end on its line, if any. */
function openTicks(line: string): string | undefined {
  return line.replace(/(?<!`)(`+)(?!`).*?(?<!`)\1(?!`)/g, '').match(/`+/)?.[0];
}

/**
 * Joins lines in the middle of inline code if Markdown would otherwise start a block
 * there: it would end the code, and turn the rest of the text inside out.
 */
export function joinCode(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const above = joined.at(-1) ?? '';
    const ticks = MARKER.test(line) && !FENCE.test(above) && openTicks(above);
    if (ticks && openTicks(line) === ticks) {
      joined[joined.length - 1] = `${above} ${line.trim()}`;
    } else {
      joined.push(line);
    }
  }
  return joined;
}
