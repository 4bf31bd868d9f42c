import {decodeNumbers, encodeNumber} from './postings';

/** A word of the site, for correcting what was typed. */
export interface VocabularyWord {
  word: string;
  /** How common it is: the logarithm of its records' count, 0 to 31. */
  rank: number;
}

function countShared(one: string, other: string): number {
  let count = 0;
  while (count < one.length && count < 31 && one[count] === other[count]) {
    count += 1;
  }
  return count;
}

/**
 * Writes words front-coded: how many letters are those of the word before, how
 * common the word is, then the letters that differ.
 *
 * @param words - sorted.
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
 * Reads what `formatVocabulary` wrote.
 *
 * @throws where the text is damaged.
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
