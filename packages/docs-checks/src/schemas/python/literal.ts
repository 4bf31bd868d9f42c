import {evaluateString} from 'python-reader';
import type {Json} from '../json-schema';

const CONSTANTS = new Map<string, Json>([
  ['None', null],
  ['True', true],
  ['False', false],
  ['()', []],
  ['[]', []],
  ['{}', {}],
]);

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
  const isOne = /^(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')$/s.test(text);
  return isOne ? evaluateString(text)?.text : undefined;
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
