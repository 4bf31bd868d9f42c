import {blockIndent, dedent, indentOf, isBlank, isItem} from './lines';
import {blockEnd} from './references';
import {COLUMNS, isProse} from './unmarked-code';

/** Text that Markdown would treat as code because of its indentation. */
interface DeepText {
  /** The line after the last one. */
  end: number;
  /** Its lines, without that indentation. */
  lines: string[];
  /** The indentation of the text that it belongs to. */
  indent: string;
}

/** A name and its description; several such lines are a table. */
const ROW = /^[\w.$<>-]+ ?: /;

/** A name in backticks, which is a term if its explanation is below. */
const TERM = /^(`+)[^`]+\1$/;

/** Whether the first paragraph is prose, a list or a definition. */
function isText(block: readonly string[]): boolean {
  const [first = ''] = block;
  // A list directly below a term can have any indentation and marker.
  const list = block.findIndex((line, at) => at > 0 && isItem(line));
  const paragraph = list === -1 ? block : block.slice(0, list);
  const rest = paragraph.slice(1);
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
 * Finds text after a blank line that is indented so far that Markdown would treat
 * it as code, unlike reStructuredText.
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
