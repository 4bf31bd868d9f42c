import {headingKeyOf} from './keys';
import {isStopWord} from './stop-words';
import {findTokens, readWord, type Word} from './tokens';

function toKey(words: readonly string[]): string {
  const telling = words.filter((word) => !isStopWord(word));
  return (telling.length > 0 ? telling : words).map(headingKeyOf).join(' ');
}

function hasParts({parts}: Word): boolean {
  return parts.length > 0;
}

/**
 * Returns the key of a heading or query, made of the keys of its words without
 * stop words, so that `How do I run a task?` and `Running tasks` are the same.
 * Returns a second key with identifiers split, if that differs.
 */
export function phraseKeys(text: string): string[] {
  const words = findTokens(text).map((token) => readWord(token.text));
  const whole = toKey(words.map((word) => word.whole));
  const split = words.some(hasParts)
    ? toKey(words.flatMap((word) => (hasParts(word) ? word.parts : word.whole)))
    : whole;
  return Array.from(new Set([whole, split])).filter(Boolean);
}
