import fc from 'fast-check';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {
  openSavedSearches,
  pageOf,
  readSavedSearches,
  type SavedSearch,
} from '../src/client/saved-searches';
import type {SearchHit} from '../src/interface/types';

const RECENT = '__DOCSEARCH_RECENT_SEARCHES__docs';
const FAVORITE = '__DOCSEARCH_FAVORITE_SEARCHES__docs';

function makeSaved(url: string, content: string | null = null): SavedSearch {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: 'Anchor'},
    content,
    isPlain: true,
  };
}

const hit: SearchHit = {
  objectID: '/anchor#chain',
  url: '/anchor#chain',
  type: 'content',
  hierarchy: {
    lvl0: 'Guides',
    lvl1: 'Anchor',
    lvl2: 'Chain',
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content: 'List<Iron> & more.',
  language: 'en',
  docusaurus_tag: 'default',
  shown: {},
};

describe('pageOf', () => {
  it('saves a page and a symbol as plain text', () => {
    const page = {...hit, url: '/anchor', type: 'lvl1'} as const;
    expect(pageOf({hit: page, parent: null})).toMatchObject({
      url: '/anchor',
      content: 'List<Iron> & more.',
    });
    const symbol = {name: 'A', kind: 'class', module: 'ship', signature: ''};
    expect(pageOf({hit: {...page, symbol}, parent: null}).content).toBe(
      'List<Iron> & more.',
    );
  });

  it.each([
    [`${'One sentence. '.repeat(11)}Following words.`, /sentence\.$/],
    [`${'word '.repeat(40)}end`, /word…$/],
  ])(
    '[3.9] saves a long text up to a sentence or a word: %s',
    (content, end) => {
      const page = {...hit, url: '/anchor', type: 'lvl1', content} as const;
      const symbol = {name: 'A', kind: 'class', module: 'ship', signature: ''};
      const saved = [
        page,
        {...page, content: content.replaceAll('.', ','), symbol},
      ].map((one) => pageOf({hit: one, parent: null}).content ?? '');
      expect(saved[0]).toMatch(end);
      for (const text of saved) {
        expect(text).toMatch(/(?:sentence\.|sentence…|word…)$/);
        expect(text.length).toBeLessThan(165);
      }
    },
  );

  it('saves the page of a heading or a text', () => {
    for (const type of ['lvl2', 'lvl6', 'content'] as const) {
      expect(pageOf({hit: {...hit, type}, parent: null})).toMatchObject({
        objectID: '/anchor',
        url: '/anchor',
        type: 'lvl1',
        hierarchy: {lvl0: 'Guides', lvl1: 'Anchor'},
      });
    }
  });

  it('saves the hit of the page if it is in the list', () => {
    const parent = {
      ...hit,
      objectID: 'own',
      url: '/anchor',
      type: 'lvl1',
    } as const;
    expect(pageOf({hit, parent}).objectID).toBe('own');
  });
});

describe('readSavedSearches', () => {
  it('returns nothing for values other than lists', () => {
    for (const text of ['{broken', '{}', '7', 'null', '"text"', null]) {
      expect(readSavedSearches(text)).toEqual([]);
    }
  });

  it('keeps one entry per id, in order, with web addresses only', () => {
    const saved = readSavedSearches(
      JSON.stringify([
        3,
        null,
        [],
        makeSaved('/one', 'new'),
        makeSaved('/one', 'old'),
        makeSaved('javascript:alert(1)'),
        makeSaved('//elsewhere.example'),
        makeSaved('https://docs.example/two'),
      ]),
    );
    expect(saved.map(({url, content}) => [url, content])).toEqual([
      ['/one', 'new'],
      ['https://docs.example/two', null],
    ]);
  });

  it('unescapes only texts that were stored as HTML', () => {
    const old = {
      ...makeSaved('/old', 'List&lt;T&gt; &amp; more'),
      isPlain: undefined,
    };
    const now = makeSaved('/now', 'Write &lt; for <');
    expect(
      readSavedSearches(JSON.stringify([old, now])).map(({content}) => content),
    ).toEqual(['List<T> & more', 'Write &lt; for <']);
  });

  it('reads its own entries back, whatever is stored', () => {
    const text = fc.oneof(
      fc.string({unit: 'binary', maxLength: 40}),
      fc.constantFrom('javascript:alert(1)', '//evil.test/x', '__proto__'),
    );
    const entry = fc.record(
      {
        objectID: fc.oneof(text, fc.integer()),
        url: fc.oneof(
          text,
          fc.constantFrom(
            '/guide',
            'https://a.test/',
            '\tjavascript:x',
            '/\\x',
          ),
        ),
        hierarchy: fc.oneof(
          fc.constant(null),
          fc.dictionary(fc.constantFrom('lvl0', 'lvl1', '__proto__'), text),
        ),
        content: fc.oneof(text, fc.constant(null)),
      },
      {requiredKeys: []},
    );
    const stored = fc.oneof(
      text,
      fc.json(),
      fc.array(entry).map((all) => JSON.stringify(all)),
    );
    fc.assert(
      fc.property(stored, (value) => {
        const saved = readSavedSearches(value);
        const ids = saved.map(({objectID}) => objectID);
        expect(new Set(ids).size).toBe(ids.length);
        for (const {url} of saved) {
          expect(new URL(url, 'https://site.test').protocol).toMatch(
            /^https?:/,
          );
        }
        expect(readSavedSearches(JSON.stringify(saved))).toEqual(saved);
      }),
      {numRuns: 300},
    );
  });

  it('drops entries that are nested too deeply', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    expect(readSavedSearches(deep)).toEqual([]);
  });
});

describe('saved searches in the browser', () => {
  let items: Map<string, string>;

  beforeEach(() => {
    items = new Map();
    vi.stubGlobal('window', {
      localStorage: {
        getItem: (key: string) => items.get(key) ?? null,
        setItem: (key: string, value: string) => items.set(key, value),
      },
    });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  const range = (count: number) =>
    Array.from({length: count}, (_, place) => makeSaved(`/${place}`));

  it('[9.3] [9.4] are limited to seven recent ones, or four with favorites, and ten favorites', () => {
    items.set(RECENT, JSON.stringify(range(12)));
    expect(openSavedSearches('docs').recent.getAll()).toHaveLength(7);
    items.set(FAVORITE, JSON.stringify(range(12)));
    const {recent, favorites} = openSavedSearches('docs');
    expect(recent.getAll()).toHaveLength(4);
    expect(favorites.getAll()).toHaveLength(10);
  });

  it('[9.3] show four or seven recent ones as soon as there is a favorite or none', () => {
    items.set(RECENT, JSON.stringify(range(8)));
    const {recent, favorites, promote} = openSavedSearches('docs');
    const urls = () => recent.getAll().map(({url}) => url);
    promote(makeSaved('/1'));
    expect(favorites.getAll().map(({url}) => url)).toEqual(['/1']);
    expect(urls()).toEqual(['/0', '/2', '/3', '/4']);
    favorites.remove(makeSaved('/1'));
    expect(urls()).toEqual(['/0', '/2', '/3', '/4', '/5', '/6', '/7']);
    promote(makeSaved('/0'));
    recent.remove(makeSaved('/2'));
    expect(urls()).toEqual(['/3', '/4', '/5', '/6']);
  });

  it('move a reopened page to the front, and drop the oldest', () => {
    const {recent, remember} = openSavedSearches('docs');
    for (const saved of [...range(8), makeSaved('/3')]) {
      remember(saved);
    }
    const urls = ['/3', '/7', '/6', '/5', '/4', '/2', '/1'];
    expect(recent.getAll().map(({url}) => url)).toEqual(urls);
    expect(
      readSavedSearches(items.get(RECENT) ?? null).map(({url}) => url),
    ).toEqual(urls);
  });

  it('do not include favorites', () => {
    const {favorites, recent, remember} = openSavedSearches('docs');
    favorites.add(makeSaved('/a'));
    remember(makeSaved('/a'));
    expect(recent.getAll()).toEqual([]);
    favorites.remove(makeSaved('/a'));
    remember(makeSaved('/a'));
    expect(recent.getAll()).toHaveLength(1);
  });

  it('last as long as the modal if storage is full or blocked', () => {
    vi.stubGlobal('window', {
      get localStorage(): Storage {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
    const {recent, remember} = openSavedSearches('docs');
    remember(makeSaved('/a'));
    expect(recent.getAll()).toHaveLength(1);
  });
});
