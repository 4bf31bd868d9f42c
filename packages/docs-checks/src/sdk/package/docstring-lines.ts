import type {Docstring} from 'python-reader';

/** A line of a docstring and where it stands in its file. */
export interface DocstringLine {
  text: string;
  line: number;
}

/**
 * Tells for each line of a docstring where it stands in its file. Cleaning a
 * docstring removes the blank lines before its first sentence, so they have
 * to be counted in the file.
 *
 * @param source - the lines of the file that the docstring stands in.
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
