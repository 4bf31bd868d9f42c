import {headingKeyOf} from './keys';
import {isStopWord} from './stop-words';
import {findTokens, readWord} from './tokens';

/** The folded words of a text that say what it is about. */
export function readPhrase(text: string, split: boolean): string[] {
  const words = findTokens(text).flatMap((token) => {
    const {whole, parts} = readWord(token.text);
    return split && parts.length > 0 ? parts : [whole];
  });
  const telling = words.filter((word) => !isStopWord(word));
  return telling.length > 0 ? telling : words;
}

/**
 * A heading or query as one key: its telling words by their keys, so that
 * `How do I run a pod?` and `Running pods` are the same. Given both with
 * identifiers whole and with identifiers split, where that differs.
 */
export function phraseKeys(text: string): string[] {
  const keys = [false, true].map((split) =>
    readPhrase(text, split).map(headingKeyOf).join(' '),
  );
  return [...new Set(keys)].filter(Boolean);
}
