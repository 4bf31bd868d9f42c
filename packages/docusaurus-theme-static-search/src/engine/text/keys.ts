import {stemmer} from 'stemmer';
import {unifySpelling} from './spelling';

/**
 * Words that the stemmer would lead back to another word: those who act
 * (`aggregator`, `traveller`) and what they act upon are not the same.
 */
const AGENT = /^([a-z]*(?:ator|[aeiou]ler|izer|tter|ssor))s?$/;
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
  const key = /^[a-z]+$/.test(word) ? stem(unifySpelling(word)) : word;
  if (keys.size >= LIMIT) {
    keys.clear();
  }
  keys.set(word, key);
  return key;
}

const DERIVED = /^[a-z]+(?:[^aeiou]ity|ment|ness|[st]ion)s?$/;

/**
 * The key of a word in a heading, where more has to be equal than the stem: a
 * page on `security` is not what a module `secure` is called.
 */
export function headingKeyOf(word: string): string {
  return DERIVED.test(word)
    ? unifySpelling(word).replace(/s$/, '')
    : keyOf(word);
}
