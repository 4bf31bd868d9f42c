import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/engine/indexer/build-index';
import {cut} from '../src/engine/indexer/cut';
import {isManifest} from '../src/engine/format/manifest';
import {
  decodeNumbers,
  decodePostings,
  encodeNumber,
  encodePostings,
  levelOf,
  LEVELS,
  recordOf,
  toPosting,
} from '../src/engine/format/postings';
import {fromRow, toRow} from '../src/engine/format/stored-record';
import {compareKeys, formatTerm, parseTerms} from '../src/engine/format/terms';
import {
  formatVocabulary,
  parseVocabulary,
} from '../src/engine/format/vocabulary';
import {recordsOf} from './helpers';

describe('postings', () => {
  it('are decoded to the same values', () => {
    const record = fc.nat(100_000);
    const level = fc.integer({min: 1, max: LEVELS});
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(record, level), {selector: ([own]) => own}),
        (source) => {
          source.sort(([one], [other]) => one - other);
          const postings = source.map((pair) => toPosting(...pair));
          const read = decodePostings(encodePostings(postings));
          expect(
            read.map((posting) => [recordOf(posting), levelOf(posting)]),
          ).toEqual(source);
        },
      ),
    );
  });

  it('are rejected if truncated or invalid', () => {
    const text = encodePostings([toPosting(4000, 9)]);
    expect(() => decodePostings(text.slice(0, -1))).toThrow('damaged');
    expect(() => decodePostings('<html>')).toThrow('damaged');
  });

  it('support numbers of any size', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), (numbers) => {
        expect(decodeNumbers(numbers.map(encodeNumber).join(''))).toEqual(
          numbers,
        );
      }),
    );
  });
});

describe('terms', () => {
  it('are parsed back with their forms, whether or not these begin like the key', () => {
    const terms = [
      {key: 'polici', forms: ['policies', 'policy'], postings: 'AB'},
      {key: 'run', forms: ['run', 'running'], postings: 'CD'},
      {key: '=run pod', forms: [], postings: 'EF'},
    ];
    expect(parseTerms(terms.map(formatTerm).join(''))).toEqual(terms);
  });

  it('are rejected if the file has another format', () => {
    expect(() =>
      parseTerms('<!doctype html>\n<title>Not found</title>'),
    ).toThrow('damaged');
  });
});

describe('the vocabulary', () => {
  it('is parsed back unchanged', () => {
    const word = fc.record({
      word: fc.string({
        unit: fc.constantFrom('a', 'b', 'é'),
        minLength: 1,
        maxLength: 40,
      }),
      rank: fc.nat(31),
    });
    fc.assert(
      fc.property(
        fc.uniqueArray(word, {selector: (entry) => entry.word}),
        (words) => {
          words.sort((one, other) => compareKeys(one.word, other.word));
          expect(parseVocabulary(formatVocabulary(words))).toEqual(words);
        },
      ),
    );
  });
});

describe('stored records', () => {
  it('are parsed back with everything that a hit shows', () => {
    const [page, section] = recordsOf([
      {
        url: '/a',
        title: 'A',
        place: ['Sailing'],
        markdown: 'Text.\n\n### Deep\n\nBelow.',
      },
    ]);
    expect(page && fromRow(toRow(page))).toMatchObject({
      url: '/a',
      type: 'lvl1',
      levels: ['Guides', 'A'],
      content: 'Text.',
      place: ['Sailing'],
    });
    expect(section && fromRow(toRow(section))).toMatchObject({
      type: 'lvl3',
      levels: ['Guides', 'A', null, 'Deep'],
    });
  });

  it.each([[null], [[]], [['/a', 9, [], '', '', '', 0]], [{url: '/a'}]])(
    'are rejected: %j',
    (row) => {
      expect(() => fromRow(row)).toThrow('damaged');
    },
  );
});

describe('cut', () => {
  it('keeps the order, fills shards up to the limit, and gives larger entries their own', () => {
    expect(cut([2, 2, 9, 1, 3], (size) => size, 4)).toEqual([
      [2, 2],
      [9],
      [1, 3],
    ]);
    expect(cut([], () => 1, 4)).toEqual([]);
  });
});

describe('buildIndex', () => {
  const pages = [
    {url: '/a', title: 'Casting off', markdown: '## Ropes\n\nLoose them all.'},
    {url: '/b', title: 'Landing', section: 'Blog', docusaurus_tag: 'default'},
  ];

  it('returns identical files for the same records', () => {
    expect([...buildIndex(recordsOf(pages))]).toEqual([
      ...buildIndex(recordsOf(pages)),
    ]);
  });

  it('puts all files but the manifest in a folder named after their content', () => {
    const folder = (markdown: string) => {
      const paths = [
        ...buildIndex(recordsOf([{url: '/a', title: 'A', markdown}])).keys(),
      ];
      expect(paths[0]).toBe('manifest.json');
      return new Set(paths.slice(1).map((path) => path.split('/')[0]));
    };
    expect(folder('one').size).toBe(1);
    expect(folder('one')).not.toEqual(folder('two'));
  });

  it('includes pages and facets in the manifest', () => {
    const manifest: unknown = JSON.parse(
      buildIndex(recordsOf(pages)).get('manifest.json') ?? '',
    );
    expect(isManifest(manifest)).toBe(true);
    expect(manifest).toMatchObject({
      records: 3,
      facets: {
        'hierarchy.lvl0': [
          [0, 'Guides'],
          [2, 'Blog'],
        ],
      },
    });
  });

  it('indexes a site without pages', () => {
    expect(
      isManifest(JSON.parse(buildIndex([]).get('manifest.json') ?? '')),
    ).toBe(true);
  });
});
