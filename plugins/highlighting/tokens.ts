import type {Element, RootContent} from 'hast';
import {highlight} from './grammars';

/** A piece of code, and the role that decides its colour. */
export interface Piece {
  text: string;
  role: string | undefined;
}

/**
 * From the many kinds of tokens of the grammars to the few colours of the site. Kinds that
 * are not listed look like plain code and cost no element.
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

/** The second class of a token's element is its kind. */
function roleOf({properties}: Element): string | undefined {
  const names = properties.className;
  return Array.isArray(names) ? ROLES[String(names[1])] : undefined;
}

/**
 * Divides code into lines of pieces.
 *
 * @param language - a name as it follows a fence, in lower case.
 * @returns the pieces line by line. Joined they are the code again, without
 * its line ends.
 */
export function tokenize(code: string, language: string): Piece[][] {
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
  const walk = (node: RootContent, role: string | undefined): void => {
    if (node.type === 'text') {
      add(node.value, role);
    } else if (node.type === 'element') {
      for (const child of node.children) {
        walk(child, roleOf(node) ?? role);
      }
    }
  };
  const tree = highlight(code, language);
  for (const node of tree?.children ?? [{type: 'text' as const, value: code}]) {
    walk(node, undefined);
  }
  return lines;
}
