import {Prism} from 'prism-react-renderer';
import {findGrammar} from './grammars';

/** A piece of code, and the role that determines its colour. */
export interface Piece {
  text: string;
  role: string | undefined;
}

/**
 * Maps the many token types to the few roles that have a colour. Types that are
 * not listed look like plain code and get no element.
 */
const ROLES: Readonly<Record<string, string>> = {
  'attr-name': 'name',
  'attr-value': 'string',
  boolean: 'number',
  builtin: 'name',
  cdata: 'comment',
  char: 'string',
  'class-name': 'name',
  comment: 'comment',
  constant: 'number',
  decorator: 'name',
  'deleted-sign': 'deleted',
  function: 'name',
  'function-definition': 'name',
  important: 'keyword',
  'inserted-sign': 'inserted',
  key: 'name',
  keyword: 'keyword',
  number: 'number',
  prolog: 'comment',
  prompt: 'prompt',
  property: 'name',
  'section-name': 'keyword',
  shebang: 'comment',
  string: 'string',
  table: 'keyword',
  tag: 'keyword',
  'template-string': 'string',
  'triple-quoted-string': 'string',
  url: 'string',
};

/**
 * Splits code into lines, and each line into pieces.
 *
 * @param language - the name of a fence's language, in lower case.
 * @returns the pieces line by line. Joined, they are the code without its line
 * ends.
 */
export function tokenize(code: string, language: string): Piece[][] {
  const grammar = findGrammar(language);
  const lines: Piece[][] = [[]];
  const add = (text: string, role: string | undefined) => {
    text.split('\n').forEach((part, index) => {
      if (index > 0) {
        lines.push([]);
      }
      const line = lines.at(-1);
      const last = line?.at(-1);
      if (last && last.role === role) {
        last.text += part;
      } else if (part !== '') {
        line?.push({text: part, role});
      }
    });
  };
  const walk = (stream: unknown, role: string | undefined): void => {
    if (typeof stream === 'string') {
      add(stream, role);
    } else if (Array.isArray(stream)) {
      for (const part of stream as unknown[]) {
        walk(part, role);
      }
    } else if (stream instanceof Prism.Token) {
      walk(stream.content, ROLES[stream.type] ?? role);
    }
  };
  walk(grammar ? Prism.tokenize(code, grammar) : code, undefined);
  return lines;
}
