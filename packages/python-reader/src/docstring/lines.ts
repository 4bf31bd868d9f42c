import {findFenced} from './fences';

/** A line of a docstring, and its line number in the file. */
export interface Line {
  text: string;
  line: number;
}

/** Number of spaces before the text; infinite for blank lines. */
export function indentOf({text}: Line): number {
  return text.trim() === '' ? Infinity : text.length - text.trimStart().length;
}

export function isBlank({text}: Line): boolean {
  return text.trim() === '';
}

/** Removes the common indentation, and blank lines at both ends. */
export function dedent(lines: Line[]): Line[] {
  const margin = lines.reduce(
    (least, line) => Math.min(least, indentOf(line)),
    Infinity,
  );
  const shifted = lines.map(({text, line}) => ({
    text: Number.isFinite(margin) ? text.slice(margin) : '',
    line,
  }));
  const first = shifted.findIndex((line) => !isBlank(line));
  const last = shifted.findLastIndex((line) => !isBlank(line));
  return first < 0 ? [] : shifted.slice(first, last + 1);
}

/** Joins lines without their common indentation. */
export function textOf(lines: Line[]): string {
  return dedent(lines)
    .map(({text}) => text.trimEnd())
    .join('\n');
}

/**
 * The end of the indented block that starts at `start`, which is the next line
 * indented by at most `margin`.
 */
export function blockEnd(lines: Line[], start: number, margin = 0): number {
  let end = start;
  while (end < lines.length) {
    const line = lines[end];
    if (line && indentOf(line) <= margin) {
      break;
    }
    end += 1;
  }
  return end;
}

/** Whether each line is in a fenced code block. */
export function fenced(lines: Line[]): boolean[] {
  return findFenced(lines.map(({text}) => text));
}

/**
 * Splits a block into items: each starts at the indentation of the block and
 * includes the deeper lines below it.
 */
export function itemsOf(lines: Line[]): Line[][] {
  const items: Line[][] = [];
  for (const line of dedent(lines)) {
    const last = items.at(-1);
    if (indentOf(line) === 0 || !last) {
      items.push([line]);
    } else {
      last.push(line);
    }
  }
  return items;
}
