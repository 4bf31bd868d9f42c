import {cutText} from '../../interface/cut-text';
import {decodeNumbers, encodeNumber} from './postings';

/** A word of the site, used to correct queries. */
export interface VocabularyWord {
  word: string;
  /** How common it is: the logarithm of its number of records, 0 to 31. */
  rank: number;
}

/** Counts the code units that two words share, without half a character. */
function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < 31 && one[count] === other[count]) {
    count += 1;
  }
  return cutText(one, count).length;
}

/**
 * Writes words front-coded: the number of letters shared with the previous
 * word, the rank, then the remaining letters.
 *
 * @param words - in sorted order.
 */
export function formatVocabulary(words: readonly VocabularyWord[]): string {
  let last = '';
  return words
    .map(({word, rank}) => {
      const shared = countShared(last, word);
      last = word;
      return `${encodeNumber(shared)}${encodeNumber(rank)}${word.slice(shared)}\n`;
    })
    .join('');
}

/**
 * Parses the output of `formatVocabulary`.
 *
 * @throws if the text is damaged.
 */
export function parseVocabulary(text: string): VocabularyWord[] {
  let last = '';
  return text
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [shared, rank] = decodeNumbers(line.slice(0, 2));
      if (shared === undefined || rank === undefined || shared > last.length) {
        throw new Error('A vocabulary file is damaged.');
      }
      last = last.slice(0, shared) + line.slice(2);
      return {word: last, rank};
    });
}
