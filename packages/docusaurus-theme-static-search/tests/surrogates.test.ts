import {describe, expect, it} from 'vitest';
import {
  formatVocabulary,
  parseVocabulary,
} from '../src/engine/format/vocabulary';
import {buildIndex} from '../src/engine/indexer/build-index';
import {IndexFiles} from '../src/engine/search/index-files';
import {lookUp, lookUpStart} from '../src/engine/search/lookup';
import {FakeServer, recordsOf} from './helpers';

const LETTERS = Array.from('𐌰𐌱𐌲𐌳𐌴𐌵𐌶𐌷𐌸𐌹');

/** Writes a number with Gothic letters, which have two code units each. */
function toGothic(number: number): string {
  return Array.from(String(number), (digit) => LETTERS[Number(digit)]).join('');
}

describe('an index of words whose letters have two code units', () => {
  it('keeps the words for corrections', () => {
    const words = [1234, 1235, 1264].map((number) => ({
      word: toGothic(number),
      rank: 1,
    }));
    const file = new TextEncoder().encode(formatVocabulary(words));
    expect(parseVocabulary(new TextDecoder().decode(file))).toEqual(words);
  });

  it('finds each of many words, and a summary for their first letter', async () => {
    const words = Array.from({length: 2000}, (_, place) =>
      toGothic(place + 10_000),
    );
    const page = {url: '/a', title: 'Gothic', markdown: words.join(' ')};
    const server = new FakeServer(buildIndex(recordsOf([page])));
    const files = await IndexFiles.open(
      '/docs/search-index',
      server.fetch,
      'default',
    );
    const found = await Promise.all(words.map((word) => lookUp(files, word)));
    expect(found.map((term) => term?.key)).toEqual(words);
    const {isSummary, terms} = await lookUpStart(files, LETTERS[1] ?? '');
    expect(isSummary).toBe(true);
    expect(terms).toHaveLength(1);
  });
});
