import type {Docstring} from 'python-reader';

/**
 * Finds the line of a text in a docstring. Its Markdown can have additional
 * lines, so line numbers in it are only approximate.
 *
 * @param near the approximate line
 */
export function lineOfWords(
  {raw, sections, line, endLine}: Docstring,
  words: string,
  near: number,
): number {
  const start = sections[0]?.line ?? line;
  const found = raw
    .split('\n')
    .flatMap((text, index) => (text.includes(words) ? [start + index] : []))
    .sort((one, other) => Math.abs(one - near) - Math.abs(other - near));
  return Math.min(found[0] ?? near, endLine);
}
