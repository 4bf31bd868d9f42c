import {indented, indentOf, isBlank} from './lines';

/**
 * Whether a short line is a term, with its explanation indented below it.
 *
 * @param previous the line above it
 * @param next the line below it
 */
export function isTerm(
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
    /^ *[\w`*"'(<-].*[^.,;:!?]$/.test(line)
  );
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
