/** A line of a docstring and its line in the file. */
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

/** Takes away the indentation that all lines share, and blank edges. */
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

/** The text of dedented lines. */
export function textOf(lines: Line[]): string {
  return dedent(lines)
    .map(({text}) => text.trimEnd())
    .join('\n');
}

/**
 * Where an indented block ends that starts at `start`: before the next line
 * that is indented no more than `margin`.
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

/** For each line, whether it is in a fenced code block. */
export function fenced(lines: Line[]): boolean[] {
  let fence: string | null = null;
  return lines.map(({text}) => {
    const mark = /^\s*(```+|~~~+)/.exec(text)?.[1];
    if (fence === null) {
      fence = mark ?? null;
      return mark !== undefined;
    }
    if (mark?.startsWith(fence)) {
      fence = null;
    }
    return true;
  });
}

/**
 * Cuts a block into items: each starts at the block's own indentation and
 * takes the deeper lines below it.
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
