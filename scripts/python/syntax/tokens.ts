export type TokenKind = 'name' | 'string' | 'number' | 'operator';

export interface Token {
  kind: TokenKind;
  text: string;
  /** White space, a comment or a line break stands before it. */
  spaced: boolean;
  /** Index of its first character. */
  start: number;
}

const SPACE = /(?:[\s\\]|#[^\n\r]*)+/y;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const NUMBER = /(?:\d|\.\d)(?:[eE][+-]\d|[\w.])*/y;
const OPERATOR = /\*\*=?|\/\/=?|>>=?|<<=?|\.\.\.|->|:=|[=!<>+\-*/%&|^@]=|./suy;
const STRING = /([rbuft]{0,2})("""|'''|"|')/iy;

/**
 * Cuts the text of one Python expression into tokens. Comments and line
 * breaks are dropped; text that is not Python comes out as operators.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  while (start < text.length) {
    const space = match(SPACE, text, start);
    start += space?.[0].length ?? 0;
    if (start < text.length) {
      const [kind, length] = tokenAt(text, start);
      const end = start + length;
      tokens.push({
        kind,
        text: text.slice(start, end),
        spaced: space !== null,
        start,
      });
      start = end;
    }
  }
  return tokens;
}

function match(
  pattern: RegExp,
  text: string,
  position: number,
): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(text);
}

function tokenAt(text: string, start: number): readonly [TokenKind, number] {
  const opening = match(STRING, text, start);
  if (opening) {
    const [, prefix = '', quote = ''] = opening;
    return ['string', stringEnd(text, start, prefix, quote) - start];
  }
  const name = match(NAME, text, start);
  if (name) {
    return ['name', name[0].length];
  }
  const number = match(NUMBER, text, start);
  return number
    ? ['number', number[0].length]
    : ['operator', match(OPERATOR, text, start)?.[0].length ?? 1];
}

/**
 * Finds where a string literal ends. Braces of f-strings may hold strings
 * with the same quotes (PEP 701).
 */
function stringEnd(
  text: string,
  start: number,
  prefix: string,
  quote: string,
): number {
  const isTemplate = /[ft]/i.test(prefix);
  let depth = 0;
  let position = start + prefix.length + quote.length;
  while (position < text.length) {
    const character = text[position];
    if (character === '\\') {
      position += 2;
    } else if (isTemplate && character === '{') {
      const isEscaped = depth === 0 && text[position + 1] === '{';
      depth += isEscaped ? 0 : 1;
      position += isEscaped ? 2 : 1;
    } else if (isTemplate && character === '}' && depth > 0) {
      depth -= 1;
      position += 1;
    } else if (depth === 0 && text.startsWith(quote, position)) {
      return position + quote.length;
    } else {
      position += 1;
    }
  }
  return text.length;
}

/** Cuts text at a separator that stands outside brackets and strings. */
export function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let begin = 0;
  for (const token of tokenize(text)) {
    if (token.kind === 'operator') {
      depth += '([{'.includes(token.text) ? 1 : 0;
      depth -= ')]}'.includes(token.text) ? 1 : 0;
      if (depth === 0 && token.text === separator) {
        parts.push(text.slice(begin, token.start));
        begin = token.start + separator.length;
      }
    }
  }
  return [...parts, text.slice(begin)].map((part) => part.trim());
}
