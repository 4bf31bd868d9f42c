import type {Docstring} from 'python-reader';

/**
 * The line of a file where words of a docstring stand. Markdown has lines that
 * the docstring hasn't, so what is counted in it is only near.
 *
 * @param near where the words are thought to be
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
