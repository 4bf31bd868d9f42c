import {keyOf} from './keys';
import {isStopWord} from './stop-words';

/**
 * Returns the keys of adjacent words, which two texts share if they have the
 * same words in the same order. A key begins with that of a word other than a
 * stop word, and is stored next to it, where a search for the word finds it
 * without another request.
 *
 * @param words - folded words, in order.
 */
export function pairKeys(words: readonly string[]): string[] {
  return words.slice(1).flatMap((second, place) => {
    const first = words[place] ?? '';
    if (!isStopWord(first)) {
      return [`${keyOf(first)} ${keyOf(second)}`];
    }
    return isStopWord(second) ? [] : [`${keyOf(second)} <${first}`];
  });
}
