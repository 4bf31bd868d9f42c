import type {Docstring} from 'python-reader';
import {docstringLines} from './docstring-lines';
import {findCode} from './find-code';

/** A name in the prose of a docstring. */
export interface NameInProse {
  text: string;
  /** Line in the docstring's file. */
  line: number;
}

const SPAN = /(?<!`)`([^`]+)`(?!`)/g;
const ANY_SPAN = /`+[^`]+`+/g;
const EXCEPTION = /\b[A-Z][a-zA-Z]+(?:Error|Exception)\b(?!:)/g;

/**
 * Finds names in a docstring's prose: text in single backticks, and words
 * spelled like exceptions. Code blocks and the names at the start of section
 * entries are skipped.
 *
 * @param source - the lines of the docstring's file.
 */
export function findNames(
  docstring: Docstring,
  source: readonly string[],
): NameInProse[] {
  return paragraphs(docstring, source).flatMap((lines) => {
    const prose = lines.map(({text}) => text).join('\n');
    const found = [
      ...[...prose.matchAll(SPAN)].map(({1: text = '', index}) => ({
        text: text.replaceAll(/\s*\n\s*/g, ' ').trim(),
        index,
      })),
      ...[...prose.replaceAll(ANY_SPAN, blank).matchAll(EXCEPTION)].map(
        ({0: text, index}) => ({text, index}),
      ),
    ];
    return found.map(({text, index}) => {
      const before = prose.slice(0, index).split('\n').length - 1;
      return {text, line: lines[before]?.line ?? docstring.line};
    });
  });
}

function blank(span: string): string {
  return span.replaceAll(/[^\n]/g, ' ');
}

/** Splits prose into paragraphs, so that a stray backtick affects only one. */
function paragraphs(docstring: Docstring, source: readonly string[]) {
  const found: {text: string; line: number}[][] = [];
  let current: {text: string; line: number}[] = [];
  const lines = docstringLines(docstring, source);
  const isCode = findCode(lines.map(({text}) => text));
  for (const [index, line] of lines.entries()) {
    if (!isCode[index] && line.text.trim() !== '') {
      current.push(line);
    } else {
      found.push(current);
      current = [];
    }
  }
  return [...found, current];
}
