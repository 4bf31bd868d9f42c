import {fenced, type Line} from './lines';

/** `@param x: text` at the start of a line, but not a decorator. */
const FIELD =
  /^@(?=(?:param|type|keyword|returns?|rtype|raises?|ivar|cvar)\b)(\w+(?:[ \t]+[\w.*]+)?)[ \t]*:(?=\s|$)/;

/**
 * Writes the fields of Epytext like those of Sphinx, which have the same names.
 *
 * @returns null if there are none
 */
export function epytextAsSphinx(lines: Line[]): Line[] | null {
  const isCode = fenced(lines);
  const isField = ({text}: Line, index: number): boolean =>
    isCode[index] !== true && FIELD.test(text);
  return lines.some(isField)
    ? lines.map((line, index) =>
        isField(line, index)
          ? {...line, text: line.text.replace(FIELD, ':$1:')}
          : line,
      )
    : null;
}
