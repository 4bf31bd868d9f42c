import type {Docstring} from 'python-reader';

/** A line of a docstring and its line number in the file. */
export interface DocstringLine {
  text: string;
  line: number;
}

/**
 * Maps each line of a docstring to its line in the file. Cleaning a docstring
 * removes blank lines before its first sentence, so these are counted in the
 * file.
 *
 * @param source - the lines of the docstring's file.
 */
export function docstringLines(
  docstring: Docstring,
  source: readonly string[],
): DocstringLine[] {
  const {raw, line, endLine} = docstring;
  const first = line + countBlankLines(source, line, endLine);
  return raw.split('\n').map((text, index) => ({
    text,
    line: Math.min(first + index, endLine),
  }));
}

const OPENING = /^.*?(?:"""|''')\\?(.*)$/;

function countBlankLines(
  source: readonly string[],
  line: number,
  endLine: number,
): number {
  const opening = OPENING.exec(source[line - 1] ?? '');
  if (!opening || opening[1]?.trim() !== '') {
    return 0;
  }
  let count = 1;
  while (line + count < endLine && source[line + count - 1]?.trim() === '') {
    count += 1;
  }
  return count;
}
