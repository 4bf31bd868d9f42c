import {stemmer} from 'stemmer';
import {unifySpelling} from './spelling';

const keys = new Map<string, string>();
/** Keeps a long session's memory small; far above a site's vocabulary. */
const LIMIT = 200_000;

/**
 * The index's key of a folded word: equal for its inflections and spellings
 * (`authorises`, `authorizing`).
 */
export function keyOf(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) {
    return known;
  }
  // English suffixes mean nothing in other alphabets, nor beside digits.
  const key = /^[a-z]+$/.test(word) ? stemmer(unifySpelling(word)) : word;
  if (keys.size >= LIMIT) {
    keys.clear();
  }
  keys.set(word, key);
  return key;
}
