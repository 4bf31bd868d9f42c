import {stemmer} from 'stemmer';
import {unifySpelling} from './spelling';

/**
 * Words that the stemmer would map to a different word: agents (`aggregator`,
 * `traveller`) are distinct from what they act upon.
 */
const AGENT = /^([a-z]*(?:ator|[aeiou]ler|izer|[aeiout]ter|ssor))s?$/;
const APART = new Map(
  Object.entries({
    author: 'authors',
    authors: 'authors',
    general: 'general',
    generally: 'general',
    important: 'important',
    importantly: 'important',
    organ: 'organs',
    setting: 'setting',
    settings: 'setting',
    universe: 'universe',
  }),
);

function stem(word: string): string {
  const apart = APART.get(word);
  return apart ?? AGENT.exec(word)?.[1] ?? stemmer(word);
}

const keys = new Map<string, string>();
/** Limits memory in a long session; far above a site's vocabulary. */
const LIMIT = 200_000;

/**
 * Returns the index key of a folded word, which is the same for its inflections
 * and spellings (`authorises`, `authorizing`).
 */
export function keyOf(word: string): string {
  const known = keys.get(word);
  if (known !== undefined) {
    return known;
  }
  // English suffixes don't apply to other alphabets or to words with digits.
  const key = /^[a-z]+$/.test(word) ? stem(unifySpelling(word)) : word;
  if (keys.size >= LIMIT) {
    keys.clear();
  }
  keys.set(word, key);
  return key;
}

const DERIVED = /^[a-z]+(?:[^aeiou]ity|ment|ness|[st]ion)s?$/;

/**
 * Returns the key of a word in a heading, where words must share more than a
 * stem: a page on `security` doesn't match a module `secure`.
 */
export function headingKeyOf(word: string): string {
  return DERIVED.test(word)
    ? unifySpelling(word).replace(/s$/, '')
    : keyOf(word);
}
