import {blockIndent, dedent, indentOf, isBlank, isItem} from './lines';
import {blockEnd} from './references';
import {COLUMNS, isProse} from './unmarked-code';

/** Text that Markdown would take for code, by how deep it is. */
interface DeepText {
  /** The line after the last one. */
  end: number;
  /** Its lines, as deep as the text that they belong to. */
  lines: string[];
  /** The indentation of that text. */
  indent: string;
}

/** A name and its words: of several lines each is a row. */
const ROW = /^[\w.$<>-]+ ?: /;

/** A name in backticks, which is a term where its explanation is below. */
const TERM = /^(`+)[^`]+\1$/;

/** Whether a first paragraph is a list or says something in words. */
function isText(paragraph: readonly string[]): boolean {
  const [first = '', ...rest] = paragraph;
  const isDefinition =
    TERM.test(first) &&
    rest.length > 0 &&
    rest.every((line) => indentOf(line) > 0);
  if (isItem(first) || isDefinition) {
    return true;
  }
  const isEven = paragraph.every((line) => indentOf(line) === 0);
  const isTable =
    paragraph.length > 1 &&
    (paragraph.every((line) => ROW.test(line)) ||
      paragraph.some((line) => COLUMNS.test(line)));
  const words = paragraph.filter(isProse).length;
  const isFormula = paragraph.every((line) => / = /.test(line));
  return (
    isEven &&
    !isTable &&
    !isFormula &&
    isProse(first) &&
    words >= paragraph.length * 0.6
  );
}

/**
 * Finds text that begins after a blank line and is so deep that Markdown would
 * take it for code, which in reStructuredText it is not.
 */
export function findDeepText(
  lines: readonly string[],
  start: number,
): DeepText | null {
  const depth = indentOf(lines[start] ?? '');
  const indent = blockIndent(lines, start);
  if (
    depth - indent.length < 4 ||
    isBlank(lines[start]) ||
    !isBlank(lines[start - 1])
  ) {
    return null;
  }
  const end = blockEnd(lines, start, depth - 1);
  const block = dedent(lines.slice(start, end));
  const blank = block.findIndex((line) => isBlank(line));
  return isText(block.slice(0, blank === -1 ? block.length : blank))
    ? {end, lines: block, indent}
    : null;
}
