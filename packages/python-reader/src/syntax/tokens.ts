export type TokenKind = 'name' | 'string' | 'number' | 'operator';

export interface Token {
  kind: TokenKind;
  text: string;
  /** Whether white space, a comment or a line break precedes it. */
  spaced: boolean;
  /** Index of its first character. */
  start: number;
}

/** Matches nearly all names; the exact pattern is several times slower. */
const PLAIN_NAME = /[A-Za-z_]\w*(?![\w"'\u0080-\uffff])/y;
const SPACE = /(?:[\s\\]|#[^\n\r]*)+/y;
const NAME = /[\p{ID_Start}_][\p{ID_Continue}]*/uy;
const NUMBER = /(?:\d|\.\d)(?:[eE][+-]\d|[\w.])*/y;
const OPERATOR = /\*\*=?|\/\/=?|>>=?|<<=?|\.\.\.|->|:=|[=!<>+\-*/%&|^@]=|./suy;
const STRING = /([rbuft]{0,2})("""|'''|"|')/iy;

/**
 * Splits the text of a Python expression into tokens. Comments and line breaks
 * are dropped; text that is not Python becomes operators.
 */
export function tokenize(text: string): Token[] {
  const tokens: Token[] = [];
  let start = 0;
  while (start < text.length) {
    const begin = start;
    start = afterSpace(text, start);
    if (start < text.length) {
      const [kind, end] = tokenAt(text, start);
      const spaced = start > begin;
      tokens.push({kind, text: text.slice(start, end), spaced, start});
      start = end;
    }
  }
  return tokens;
}

function afterSpace(text: string, position: number): number {
  const code = text.charCodeAt(position);
  const mayBeSpace = code <= 32 || code === 35 || code === 92 || code > 127;
  return mayBeSpace
    ? (endOfMatch(SPACE, text, position) ?? position)
    : position;
}

/** The kind of a token, and the index after it. */
function tokenAt(text: string, start: number): readonly [TokenKind, number] {
  const plain = endOfMatch(PLAIN_NAME, text, start);
  if (plain !== null) {
    return ['name', plain];
  }
  STRING.lastIndex = start;
  const opening = STRING.exec(text);
  if (opening) {
    const [, prefix = '', quote = ''] = opening;
    return ['string', stringEnd(text, start, prefix, quote)];
  }
  const name = endOfMatch(NAME, text, start);
  if (name !== null) {
    return ['name', name];
  }
  const number = endOfMatch(NUMBER, text, start);
  return number === null
    ? ['operator', endOfMatch(OPERATOR, text, start) ?? start + 1]
    : ['number', number];
}

function endOfMatch(
  pattern: RegExp,
  text: string,
  position: number,
): number | null {
  pattern.lastIndex = position;
  return pattern.test(text) ? pattern.lastIndex : null;
}

/**
 * Finds the end of a string literal. The braces of f-strings may contain
 * strings with the same quotes (PEP 701).
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

/** Index after the last character of a token. */
export function endOf(token: Token | undefined): number {
  return token ? token.start + token.text.length : 0;
}

/** The index of the matching closing bracket, or the end if there is none. */
export function closingBracket(tokens: Token[], opening: number): number {
  let depth = 0;
  for (let index = opening; index < tokens.length; index += 1) {
    const {kind, text} = tokens[index] ?? {kind: 'name', text: ''};
    if (kind === 'operator') {
      depth += '([{'.includes(text) ? 1 : 0;
      depth -= ')]}'.includes(text) ? 1 : 0;
      if (depth === 0) {
        return index;
      }
    }
  }
  return tokens.length;
}

/** Brackets around these make a tuple or a generator, or are required. */
const NEEDS_BRACKETS = new Set([',', 'for', ':=', 'yield']);

/** The tokens without brackets around all of them that mean nothing. */
export function withoutBrackets(tokens: Token[]): Token[] {
  const last = tokens.length - 1;
  const isEnclosed =
    last > 1 && tokens[0]?.text === '(' && closingBracket(tokens, 0) === last;
  if (!isEnclosed) {
    return tokens;
  }
  const inner = tokens.slice(1, last);
  let depth = 0;
  for (const {kind, text} of inner) {
    if (depth === 0 && NEEDS_BRACKETS.has(text)) {
      return tokens;
    }
    if (kind === 'operator') {
      depth += '([{'.includes(text) ? 1 : 0;
      depth -= ')]}'.includes(text) ? 1 : 0;
    }
  }
  return withoutBrackets(inner);
}

/** Splits text at a separator outside brackets and strings. */
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

/** The strings in a list or tuple of strings, null for anything else. */
export function stringsIn(text: string): string[] | null {
  const [, content = null] = /^[[(](.*)[\])]$/s.exec(text) ?? [];
  const parts =
    content === null ? [] : splitOutside(content, ',').filter(Boolean);
  const names = parts.map((part) => /^(["'])(\w+)\1$/.exec(part)?.[2] ?? null);
  const found = names.filter((name) => name !== null);
  return found.length > 0 && found.length === names.length ? found : null;
}
