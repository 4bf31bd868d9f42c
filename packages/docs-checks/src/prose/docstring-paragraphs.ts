import type {DocstringLine} from '../sdk/package/docstring-lines';
import {findCode} from '../sdk/package/find-code';

/** Prose of a docstring without blank lines. */
export interface Paragraph {
  /** Without indentation and without the mark or name of an item. */
  text: string;
  /** The line number in the file of each line of `text`. */
  lines: readonly number[];
}

/** Matches the mark of a list item, such as `- ` or `1. `. */
const ITEM = /^\s*(?:[*+-]|\d+[).])\s+/;
/** Matches the name of an argument or exception in the style of Google. */
const GOOGLE_NAME = /^\s+[*`]*[\w.]+`?(?: \([^)]*\))?:\s+/;
/** Matches a field of Sphinx, such as `:param size: `. */
const FIELD = /^\s*:[^:]+:\s+/;
const MARK = new RegExp(
  [ITEM, GOOGLE_NAME, FIELD].map(({source}) => source).join('|'),
);

/** Matches `size : int` in the style of NumPy, described on the next line. */
const NUMPY_NAME = /^\s*\*{0,2}\w+(?:, \*{0,2}\w+)* : /;
const HEADING = /^\s*(?:#{1,6}\s|([-=^~])\1{2,}\s*$)/;
const TABLE_ROW = /^\s*\|/;
const COLON = /:\s*$/;

/**
 * Lists the prose of a docstring, without doctests and fenced code. List items,
 * the descriptions of arguments and rows of tables are paragraphs of their own.
 */
export function listParagraphs(lines: readonly DocstringLine[]): Paragraph[] {
  const groups: DocstringLine[][] = [];
  let previous: DocstringLine | null = null;
  for (const line of proseOf(lines)) {
    if (line && (!previous || startsParagraph(line.text, previous.text))) {
      groups.push([line]);
    } else if (line) {
      groups.at(-1)?.push(line);
    }
    previous = line;
  }
  return groups.map(toParagraph);
}

/** Replaces blank lines and lines of code with null. */
function proseOf(lines: readonly DocstringLine[]): (DocstringLine | null)[] {
  const isCode = findCode(lines.map(({text}) => text));
  return lines.map((line, index) =>
    !isCode[index] && line.text.trim() !== '' ? line : null,
  );
}

function startsParagraph(text: string, previous: string): boolean {
  return (
    indentOf(text) < indentOf(previous) ||
    [MARK, HEADING, TABLE_ROW].some((mark) => mark.test(text)) ||
    [NUMPY_NAME, HEADING, COLON].some((mark) => mark.test(previous))
  );
}

function indentOf(text: string): number {
  return text.length - text.trimStart().length;
}

function toParagraph(lines: readonly DocstringLine[]): Paragraph {
  return {
    text: lines
      .map(({text}, index) => (index === 0 ? text.replace(MARK, '') : text))
      .map((text) => text.trim())
      .join('\n'),
    lines: lines.map(({line}) => line),
  };
}
