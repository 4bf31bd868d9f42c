import type {Json} from '../json-schema';

const CONSTANTS = new Map<string, Json>([
  ['None', null],
  ['True', true],
  ['False', false],
  ['()', []],
  ['[]', []],
  ['{}', {}],
]);
/** What follows a backslash, for other characters than itself. */
const ESCAPES = new Map(
  Object.entries({
    '\n': '',
    a: '\x07',
    b: '\b',
    f: '\f',
    n: '\n',
    r: '\r',
    t: '\t',
    v: '\v',
  }),
);
const ESCAPE =
  /\\(?:x([\dA-Fa-f]{2})|u([\dA-Fa-f]{4})|U([\dA-Fa-f]{8})|([0-7]{1,3})|(.))/gs;

/**
 * Parses a Python literal: a string, a number, a constant, or a tuple or list
 * of these.
 *
 * @returns undefined for other text.
 */
export function readLiteral(text: string): Json | undefined {
  const trimmed = text.trim();
  const constant = CONSTANTS.get(trimmed);
  if (constant !== undefined) {
    return constant;
  }
  return readString(trimmed) ?? readNumber(trimmed) ?? readSequence(trimmed);
}

function readString(text: string): string | undefined {
  const [, double, single] =
    /^(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')$/s.exec(text) ?? [];
  return (double ?? single)?.replaceAll(ESCAPE, readEscape);
}

function readEscape(
  whole: string,
  ...[two, four, eight, octal, sign = '']: (string | undefined)[]
): string {
  const hex = two ?? four ?? eight;
  const code = hex === undefined ? parseInt(octal ?? '', 8) : parseInt(hex, 16);
  if (code <= 0x10ffff) {
    return String.fromCodePoint(code);
  }
  // Python keeps the backslash before any other letter.
  return ESCAPES.get(sign) ?? (/["'\\]/.test(sign) ? sign : whole);
}

function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(/(?<=\d)_(?=\d)/g, '');
  return /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i.test(plain)
    ? Number(plain)
    : undefined;
}

/** Doesn't support strings with commas or brackets. */
function readSequence(text: string): Json[] | undefined {
  const [, tuple, list] =
    /^(?:\(([^()[\]]*)\)|\[([^()[\]]*)\])$/.exec(text) ?? [];
  const inner = tuple ?? list;
  if (inner === undefined || (tuple !== undefined && !tuple.includes(','))) {
    return undefined;
  }
  const items = inner
    .split(',')
    .filter((item) => item.trim() !== '')
    .map(readLiteral);
  const known = items.filter((item) => item !== undefined);
  return known.length === items.length ? known : undefined;
}
