import type {CodeLine} from '../../pyright/write-program';
import type {Docstring} from 'python-reader';
import {docstringLines} from '../package/docstring-lines';

/** The doctest lines of one docstring, which form one program. */
export interface Example {
  /** Dotted path of the documented symbol. */
  owner: string;
  file: string;
  lines: CodeLine[];
}

const PROMPT = /^(\s*)>>>(?: (.*)|)$/;
const CONTINUATION = /^(\s*)\.\.\.(?: (.*)|)$/;

/**
 * Extracts the program from a docstring's doctest lines, without the output.
 *
 * @param source - the lines of the docstring's file.
 * @returns null if the docstring has no doctest lines.
 */
export function extractExample(
  owner: string,
  docstring: Docstring,
  source: readonly string[],
): Example | null {
  const lines: CodeLine[] = [];
  let indent: string | null = null;
  for (const {text, line} of docstringLines(docstring, source)) {
    const prompt = PROMPT.exec(text);
    const continuation = CONTINUATION.exec(text);
    if (prompt) {
      indent = prompt[1] ?? '';
      lines.push({code: prompt[2] ?? '', line});
    } else if (continuation && continuation[1] === indent) {
      lines.push({code: continuation[2] ?? '', line});
    } else {
      indent = null;
    }
  }
  return lines.length > 0 ? {owner, file: docstring.file, lines} : null;
}
