import type {Expression} from 'python-reader';
import type {Json} from '../json-schema';
import {readLiteral} from './literal';

/** A Python type. */
export type PythonType =
  | {kind: 'name'; name: string; target: string | null; args: PythonType[]}
  | {kind: 'union'; members: PythonType[]}
  | {kind: 'literal'; value: Json}
  | {kind: 'list'; items: PythonType[]}
  /** What this grammar does not know, such as `...`. */
  | {kind: 'other'; text: string};

interface Token {
  text: string;
  /** Dotted path; undefined if the type is not a name. */
  target?: string | null;
}

const TOKEN =
  /\s+|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\.\.\.|[-+]?\d[\w.]*|[A-Za-z_][\w.]*|./gs;

/** Parses the expression of an annotation or a type alias. */
export function parseType(expression: Expression): PythonType {
  return new TypeParser(expression.flatMap(tokenise)).parseUnion();
}

function tokenise(piece: Expression[number]): Token[] {
  return piece.kind === 'name'
    ? [{text: piece.text, target: piece.target}]
    : (piece.text.match(TOKEN) ?? [])
        .filter((text) => text.trim() !== '')
        .map((text) => ({text}));
}

class TypeParser {
  private at = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  parseUnion(): PythonType {
    const members = [this.parsePart()];
    while (this.take('|')) {
      members.push(this.parsePart());
    }
    const [only] = members;
    return only && members.length === 1 ? only : {kind: 'union', members};
  }

  private parsePart(): PythonType {
    const token = this.tokens[this.at];
    this.at += 1;
    if (!token) {
      return {kind: 'other', text: ''};
    }
    if (token.text === '(') {
      const inner = this.parseUnion();
      this.take(')');
      return inner;
    }
    if (token.text === '[') {
      return {kind: 'list', items: this.parseList(']')};
    }
    return this.parseNamed(token);
  }

  private parseNamed({text, target}: Token): PythonType {
    const value = target === undefined ? readLiteral(text) : undefined;
    if (value !== undefined) {
      return {kind: 'literal', value};
    }
    if (target === undefined && !/^[A-Za-z_]/.test(text)) {
      return {kind: 'other', text};
    }
    const args = this.take('[') ? this.parseList(']') : [];
    return {kind: 'name', name: text, target: target ?? null, args};
  }

  private parseList(end: string): PythonType[] {
    const items: PythonType[] = [];
    while (this.at < this.tokens.length && !this.take(end)) {
      items.push(this.parseUnion());
      this.take(',');
    }
    return items;
  }

  private take(text: string): boolean {
    const isNext = this.tokens[this.at]?.text === text;
    this.at += Number(isNext);
    return isNext;
  }
}
