import {characterNamed} from './character-names';

/** The value of a string literal, with the origin of each of its lines. */
export interface StringValue {
  text: string;
  /** For each line of `text`, the offset from the literal's first source line. */
  lines: number[];
}

const LITERAL = /^([a-z]*)("""|'''|"|')/i;
const ESCAPE =
  /\\(?:(\r\n|\r|\n)|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})|N\{([^}]*)\}|([0-7]{1,3})|(.))/gs;
const SIMPLE: Record<string, string> = {
  "'": "'",
  '"': '"',
  '\\': '\\',
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/**
 * Evaluates a string literal, including its prefix and quotes.
 *
 * @param literal as in the source; f-strings keep their braces
 * @returns null for bytes
 */
export function evaluateString(literal: string): StringValue | null {
  const opening = LITERAL.exec(literal);
  const prefix = opening?.[1]?.toLowerCase() ?? '';
  const quote = opening?.[2];
  if (quote === undefined || prefix.includes('b')) {
    return null;
  }
  const start = prefix.length + quote.length;
  const end = literal.endsWith(quote) ? -quote.length : undefined;
  const body = literal.slice(start, end).replace(/\r\n?/g, '\n');
  return prefix.includes('r') ? plain(body) : unescape(body);
}

function plain(body: string): StringValue {
  return {text: body, lines: body.split('\n').map((_, index) => index)};
}

function unescape(body: string): StringValue {
  if (!body.includes('\\')) {
    return plain(body);
  }
  const lines = [0];
  let text = '';
  let sourceLine = 0;
  const add = (piece: string, spansSource: boolean): void => {
    for (const character of piece) {
      if (character === '\n') {
        sourceLine += spansSource ? 1 : 0;
        lines.push(sourceLine);
      }
    }
    text += piece;
  };
  let position = 0;
  for (const escape of body.matchAll(ESCAPE)) {
    add(body.slice(position, escape.index), true);
    position = escape.index + escape[0].length;
    if (escape[1] !== undefined) {
      sourceLine += 1;
      lines[lines.length - 1] = sourceLine;
    } else {
      add(valueOf(escape), false);
    }
  }
  add(body.slice(position), true);
  return {text, lines};
}

function valueOf(escape: RegExpMatchArray): string {
  const hexadecimal = escape[2] ?? escape[3] ?? escape[4];
  if (hexadecimal !== undefined) {
    return codePoint(Number.parseInt(hexadecimal, 16), escape[0]);
  }
  if (escape[5] !== undefined) {
    return characterNamed(escape[5]) ?? escape[0];
  }
  if (escape[6] !== undefined) {
    return codePoint(Number.parseInt(escape[6], 8), escape[0]);
  }
  return SIMPLE[escape[7] ?? ''] ?? escape[0];
}

function codePoint(code: number, fallback: string): string {
  return code <= 0x10ffff ? String.fromCodePoint(code) : fallback;
}

/**
 * Cleans a docstring like `inspect.cleandoc`: removes the common indentation
 * and blank lines at both ends, and expands tabs to multiples of eight columns.
 */
export function cleanDocstring(value: StringValue): StringValue {
  const rows = value.text.split('\n').map((text, index) => ({
    text: expandTabs(text),
    at: value.lines[index] ?? 0,
  }));
  const [first, ...rest] = rows;
  const margin = rest
    .filter(({text}) => text.trim() !== '')
    .reduce((least, {text}) => Math.min(least, indentOf(text)), Infinity);
  const cleaned = [
    ...(first ? [{...first, text: first.text.trimStart()}] : []),
    ...rest.map((row) => ({
      ...row,
      text: Number.isFinite(margin) ? row.text.slice(margin) : row.text,
    })),
  ];
  const isBlank = ({text}: {text: string}): boolean => text.trim() === '';
  const begin = cleaned.findIndex((row) => !isBlank(row));
  const end = cleaned.findLastIndex((row) => !isBlank(row));
  const kept = begin < 0 ? [] : cleaned.slice(begin, end + 1);
  return {
    text: kept
      .map(({text}) => text)
      .join('\n')
      .trimEnd(),
    lines: kept.map(({at}) => at),
  };
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function expandTabs(line: string): string {
  if (!line.includes('\t')) {
    return line;
  }
  let expanded = '';
  for (const character of line) {
    expanded +=
      character === '\t' ? ' '.repeat(8 - (expanded.length % 8)) : character;
  }
  return expanded;
}
