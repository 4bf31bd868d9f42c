import {
  blockIndent,
  dedent,
  indentOf,
  isBlank,
  isDeeper,
  isItem,
} from './lines';
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

/** Code and addresses in a sentence, which are no words of its own. */
const INLINE = /(`+)[^`]+\1|https?:\/\/\S+/g;

const ADDRESS = /^https?:\/\/\S+$/;

/** Whether each line is a term or part of the explanation below one. */
function isDefinitions(block: readonly string[]): boolean {
  return block.every((line, at) =>
    indentOf(line) > 0
      ? at > 0
      : TERM.test(line) && indentOf(block[at + 1] ?? '') > 0,
  );
}

/** Whether lines of equal depth are prose. */
function isParagraph(lines: readonly string[]): boolean {
  const isTable =
    lines.length > 1 &&
    (lines.every((line) => ROW.test(line)) ||
      lines.some((line) => COLUMNS.test(line)));
  const plain = lines.map((line) => line.replace(INLINE, 'it'));
  const isFormula = plain.every((line) => / = /.test(line));
  const isWords = (line: string, at: number) =>
    isProse(line) || isProse(lines[at] ?? '');
  // A line with an address and little else is the end of a reference.
  const prose = plain.filter(
    (line, at) => isWords(line, at) || line !== lines[at],
  );
  return (
    !isTable &&
    !isFormula &&
    isWords(plain[0] ?? '', 0) &&
    prose.length >= lines.length * 0.6
  );
}

/** Whether a block starts with prose, a list or definitions. */
function isText(block: readonly string[]): boolean {
  const blank = block.findIndex((line) => isBlank(line));
  const start = block.slice(0, blank === -1 ? block.length : blank);
  const [first = ''] = start;
  if (isItem(first) || isDefinitions(start)) {
    return true;
  }
  // A list directly below a term can have any indentation and marker.
  const list = start.findIndex((line, at) => at > 0 && isItem(line));
  const paragraph = list === -1 ? start : start.slice(0, list);
  const last = paragraph.length - 1;
  const isLead = /::$/.test(paragraph[last] ?? '') && isDeeper(block, last);
  return (
    paragraph.every((line) => indentOf(line) === 0) &&
    (isLead ||
      paragraph.every((line) => ADDRESS.test(line)) ||
      isParagraph(paragraph))
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
  return isText(block) ? {end, lines: block, indent} : null;
}
