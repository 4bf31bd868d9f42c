import {entry} from './entries';
import type {ParsedEntry} from './parse';
import {plainName} from './type-text';

/** Between exceptions with the same description, as in `KeyError | ValueError`. */
export const BETWEEN_EXCEPTIONS = String.raw`(?:\s*[,/|]\s*|\s+or\s+)`;

/** Separates exceptions, which may be a tuple, as in an `except` clause. */
export function exceptionNames(list: string): string[] {
  return list
    .trim()
    .replace(/^\((.*)\)$/, '$1')
    .split(new RegExp(BETWEEN_EXCEPTIONS))
    .map(plainName);
}

/** One entry for each exception; without a name, only the description is known. */
export function namedExceptions(
  names: readonly string[],
  rest: Pick<ParsedEntry, 'description' | 'line'>,
): ParsedEntry[] {
  return names.map((one) => {
    const name = one || null;
    return entry({...rest, name, annotation: name});
  });
}
