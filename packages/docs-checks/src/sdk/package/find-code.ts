import {findFenced} from 'python-reader';

const BLANK = /^\s*$/;
const PROMPT = /^\s*>>>(?:\s|$)/;

/**
 * Returns for each line of a docstring whether it is code: in a fence, or in a doctest,
 * whose output ends at a blank line or at a line that is less indented.
 */
export function findCode(lines: readonly string[]): boolean[] {
  const isFenced = findFenced(lines);
  let depth: number | null = null;
  return lines.map((line, index) => {
    const indent = line.length - line.trimStart().length;
    if (isFenced[index] || BLANK.test(line)) {
      depth = null;
    } else if (PROMPT.test(line)) {
      depth = indent;
    } else if (depth !== null && indent < depth) {
      depth = null;
    }
    return isFenced[index] === true || depth !== null;
  });
}
