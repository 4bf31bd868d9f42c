import {indented, indentOf, isBlank, isItem} from './lines';
import {findCode} from './unmarked-code';

/**
 * Whether a short line is a term, with its explanation indented below it.
 *
 * @param previous the line above it
 * @param next the line below it
 */
function isTerm(
  line: string,
  previous: string | undefined,
  next: string,
): boolean {
  const isAlone =
    isBlank(previous) ||
    indentOf(previous ?? '') > indentOf(line) ||
    (/:$/.test(previous ?? '') && /^ *`[^`]+`$/.test(line));
  return (
    isAlone &&
    !isBlank(next) &&
    indentOf(next) > indentOf(line) &&
    indentOf(line) < 4 &&
    line.length < 80 &&
    !/^ *(?:[-*+>|#]|\d+[.)]|\.\.|:\w)/.test(line) &&
    !/^ *(?:[-*+] |\d+[.)] )/.test(next) &&
    // A sentence that continues on an indented line is not a term.
    !(/^ *[A-Z][a-z]/.test(line) && /^ *[a-z]/.test(next)) &&
    /^ *(?:[\w`*"'(<-]|\[[a-z]\w*\]\w).*[^.,;:!?]$/i.test(line)
  );
}

/** A short line that ends with one colon, such as `On Windows:`. */
const LABEL = /^ *[\w`][^:]*:$/;

/** Whether a line is a label, with text right below it that isn't code. */
function isLabelled(lines: readonly string[], position: number): boolean {
  const [line = '', next = ''] = lines.slice(position, position + 2);
  return (
    LABEL.test(line) &&
    line.length < 60 &&
    !isBlank(next) &&
    indentOf(next) > indentOf(line) &&
    !isItem(next) &&
    findCode(lines, position + 1, true) === null
  );
}

/**
 * Whether a line is one of several labels in a row, each with its explanation
 * indented below it. A single label introduces a paragraph.
 */
function isLabel(lines: readonly string[], position: number): boolean {
  if (!isLabelled(lines, position)) {
    return false;
  }
  const depth = indentOf(lines[position] ?? '');
  const isOuter = (line: string) => isBlank(line) || indentOf(line) <= depth;
  const below = lines.findIndex((line, at) => at > position && isOuter(line));
  const above = lines.findLastIndex(
    (line, at) => at < position && isOuter(line),
  );
  return [below, above].some(
    (at) =>
      at >= 0 &&
      Math.abs(at - position) > 1 &&
      indentOf(lines[at] ?? '') === depth &&
      isLabelled(lines, at),
  );
}

/** Whether a line is a term with its explanation below it. */
export function isDefined(lines: readonly string[], position: number): boolean {
  const [line = '', next = ''] = lines.slice(position, position + 2);
  return isTerm(line, lines[position - 1], next) || isLabel(lines, position);
}

/** A term and its explanation, as a list item. */
export function printDefinition(
  term: string,
  explanation: readonly string[],
): string[] {
  const isMarked = /^[`*]/.test(term);
  return [
    `- ${isMarked ? term : `**${term}**`}`,
    '',
    ...indented(explanation, '  '),
  ];
}
