import type {Docstring} from '../../python/model';
import {docstringLines} from './docstring-lines';

/** What stands between two backticks. */
export interface Span {
  text: string;
  /** Line in the docstring's file. */
  line: number;
}

const FENCE = /^\s*(`{3,}|~{3,})/;
const DOCTEST = /^\s*(?:>>>|\.\.\.)(?:\s|$)/;
const SPAN = /(?<!`)`([^`]+)`(?!`)/g;

/**
 * Finds the text in single backticks, code blocks apart.
 *
 * @param source - the lines of the file that the docstring stands in.
 */
export function findSpans(
  docstring: Docstring,
  source: readonly string[],
): Span[] {
  return paragraphs(docstring, source).flatMap((lines) => {
    const prose = lines.map(({text}) => text).join('\n');
    return [...prose.matchAll(SPAN)].map(({1: text = '', index}) => {
      const before = prose.slice(0, index).split('\n').length - 1;
      return {
        text: text.replaceAll(/\s*\n\s*/g, ' ').trim(),
        line: lines[before]?.line ?? docstring.line,
      };
    });
  });
}

/** Runs of prose lines: a stray backtick harms no other paragraph. */
function paragraphs(docstring: Docstring, source: readonly string[]) {
  const found: {text: string; line: number}[][] = [];
  let current: {text: string; line: number}[] = [];
  let fence: string | null = null;
  for (const line of docstringLines(docstring, source)) {
    const mark = FENCE.exec(line.text)?.[1];
    const isProse =
      fence === null &&
      mark === undefined &&
      line.text.trim() !== '' &&
      !DOCTEST.test(line.text);
    if (isProse) {
      current.push(line);
    } else {
      found.push(current);
      current = [];
    }
    if (mark !== undefined) {
      fence = fence === null ? mark : mark.startsWith(fence) ? null : fence;
    }
  }
  return [...found, current];
}
