import {indented, indentOf, isBlank} from './lines';

/**
 * Whether a short line has its explanation deeper right below it.
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
    // A sentence that goes on deeper is one, however it is indented.
    !(/^ *[A-Z][a-z]/.test(line) && /^ *[a-z]/.test(next)) &&
    /^ *[\w`*"'(<-].*[^.,;:!?]$/.test(line)
  );
}

/** A term and its explanation, as an item of a list. */
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
