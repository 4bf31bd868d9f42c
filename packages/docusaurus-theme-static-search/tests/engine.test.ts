import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/engine/indexer/build-index';
import {
  bracket,
  clientOf,
  FakeServer,
  recordsOf,
  siteOf,
  urlsOf,
} from './helpers';
import {search} from './small-site';

const toLetter = (digit: string) => 'bdfghjklpv'.charAt(Number(digit));

describe('the embedded engine', () => {
  it.each([
    ['a title', 'harbour rules', '/guides/harbour'],
    ['a title with its words reordered', 'rules harbour', '/guides/harbour'],
    ['a word in the text', 'arrival', '/guides/harbour'],
    ['a word in code', 'pip', '/guides/install'],
    ['a plural', 'visualisations', '/guides/visual'],
    ['a singular', 'current', '/guides/visual'],
    ['American spelling', 'visualization', '/guides/visual'],
    ['American spelling in the text', 'behavior color', '/guides/visual'],
    ['American spelling of a prefix', 'visualiz', '/guides/visual'],
    ['a prefix of a word', 'instal', '/guides/install'],
    ['a prefix that is longer than its key', 'installati', '/guides/install'],
    ['a synonym', 'db', '/guides/database'],
    ['a synonym in the plural', 'dbs', '/guides/database'],
    ['a missing letter', 'instalation', '/guides/install'],
    ['an extra letter', 'regattta', '/blog/regatta'],
    ['two letters swapped', 'regtata', '/blog/regatta'],
    ['a wrong first letter', 'tegatta', '/blog/regatta'],
    ['two typing errors', 'visuelisatoin', '/guides/visual'],
    ['a typing error in a prefix', 'vizualisat', '/guides/visual'],
    ['a question', 'how do I install it?', '/guides/install'],
    ['a class', 'Mast', '/api/ship/deck#Mast'],
    [
      'a class in lower case',
      'tidetablereader',
      '/api/ship/deck#TideTableReader',
    ],
    [
      'the beginning of a class name',
      'TideTab',
      '/api/ship/deck#TideTableReader',
    ],
    [
      'the middle of a class name',
      'tablereader',
      '/api/ship/deck#TideTableReader',
    ],
    [
      'the parts of a class name',
      'tide table reader',
      '/api/ship/deck#TideTableReader',
    ],
    [
      'a typing error in a class name',
      'TidTableReader',
      '/api/ship/deck#TideTableReader',
    ],
    ['a method', 'hoist_sail', '/api/ship/deck#Mast.hoist_sail'],
    ['a method in another case', 'hoistSail', '/api/ship/deck#Mast.hoist_sail'],
    [
      'a method with its class',
      'Mast.hoist_sail()',
      '/api/ship/deck#Mast.hoist_sail',
    ],
    [
      'a full dotted path',
      'ship.deck.Mast.hoist_sail',
      '/api/ship/deck#Mast.hoist_sail',
    ],
    ['another import path', 'ship.rigging.Spar', '/api/ship/deck#Mast'],
    ['the end of a dotted path', 'deck.Mast', '/api/ship/deck#Mast'],
  ])('finds by %s: %s', async (_, query, url) => {
    expect((await urlsOf(search(query)))[0]).toBe(url);
  });

  it('finds a section by its heading, after its page', async () => {
    const hits = await search('authorize pilots');
    expect(hits.slice(0, 2).map(({url, type}) => [url, type])).toEqual([
      ['/guides/harbour', 'lvl1'],
      ['/guides/harbour#authorise-a-pilot', 'lvl2'],
    ]);
  });

  it('marks a match as content if the heading has none', async () => {
    const hits = await search('permits');
    expect(hits.map(({type}) => type)).toEqual(['lvl1', 'content']);
  });

  it('prefers records with all words to records with some', async () => {
    expect((await urlsOf(search('harbour tide')))[0]).toBe(
      '/tutorials/sailing',
    );
  });

  it('finds a word that a page splits in two, and the reverse', async () => {
    const halves = siteOf([
      {url: '/a', title: 'Data loaders'},
      {url: '/b', title: 'A dataset'},
    ]);
    expect(await urlsOf(halves('data set'))).toContain('/b');
    expect((await urlsOf(halves('dataLoader')))[0]).toBe('/a');
  });

  it('searches stop words if there are no other words', async () => {
    const pages = siteOf([
      {url: '/who', title: 'Who we are'},
      {url: '/x', title: 'Other'},
    ]);
    expect(await urlsOf(pages('who are we'))).toEqual(['/who']);
  });

  it('finds words that are names of object members', async () => {
    const words = ['constructor', 'valueOf', '__proto__', 'hasOwnProperty'];
    const pages = siteOf(words.map((word) => ({url: `/${word}`, title: word})));
    for (const word of words) {
      expect(await urlsOf(pages(word))).toContain(`/${word}`);
    }
  });

  it('returns nothing for queries without matches', async () => {
    expect(await search('')).toEqual([]);
    expect(await search(' ?! ')).toEqual([]);
    expect(await search('zzzzqqqq')).toEqual([]);
  });
});

describe('a query with typing errors', () => {
  const client = clientOf(
    new FakeServer(
      buildIndex(recordsOf([{url: '/a', title: 'The regatta of ships'}])),
    ),
  );
  const correctedOf = async (query: string) =>
    (await client.search({query})).corrected;

  it('returns the corrected query, but only after a correction', async () => {
    expect(await correctedOf('ships of the regtata ')).toBe(
      'ships of the regatta',
    );
    expect(await correctedOf('regatta ships')).toBeUndefined();
    expect(await correctedOf('regat')).toBeUndefined();
    expect(await correctedOf('zzzzzz ships')).toBeUndefined();
  });

  it('corrects two letters only in words of seven letters or more', async () => {
    expect(await correctedOf('rigotta ')).toBe('regatta');
    expect(await correctedOf('shaps ')).toBe('ships');
    // Six letters: a third of the word would be wrong.
    const ask = clientOf(
      new FakeServer(
        buildIndex(recordsOf([{url: '/a', title: 'Who may decide'}])),
      ),
    );
    expect((await ask.search({query: 'denied'})).corrected).toBeUndefined();
  });

  it('splits two words written as one', async () => {
    expect(await correctedOf('the regattaships')).toBe('the regatta ships');
    expect(await correctedOf('shipsregatta')).toBe('ships regatta');
    expect(await correctedOf('regattazzz')).toBeUndefined();
  });

  it('takes no beginning of three letters and a similar word for a missing space', async () => {
    const site = siteOf([
      {url: '/a', title: 'A col', markdown: 'Show the laboratory of a col.'},
    ]);
    expect(await site('collaborators')).toEqual([]);
  });

  it('splits a word only if its halves occur together', async () => {
    const ask = clientOf(
      new FakeServer(
        buildIndex(
          recordsOf([
            {url: '/a', title: 'Regatta'},
            {url: '/b', title: 'Harbour'},
            {url: '/c', title: 'Harbour master'},
          ]),
        ),
      ),
    );
    expect((await ask.search({query: 'regattaharbour'})).hits).toEqual([]);
    const {hits} = await ask.search({query: 'harbourmaster'});
    expect(hits[0]?.url).toBe('/c');
    expect(bracket(hits[0]?.shown.lvl1)).toBe('[Harbour] [master]');
  });

  it('splits two words written as one, one of them with a typing error', async () => {
    expect(await correctedOf('regataships')).toBe('regatta ships');
    expect(await correctedOf('the shipsregata ')).toBe('the ships regatta');
    expect(await correctedOf('shipsregatt')).toBe('ships regatta');
    // A fourth of the word would be wrong.
    expect(await correctedOf('regattashps')).toBeUndefined();
    expect(await correctedOf('regatashipps')).toBeUndefined();
  });

  it('prefers a word with one other letter to a split', async () => {
    const ask = clientOf(
      new FakeServer(
        buildIndex(
          recordsOf([
            {url: '/a', title: 'Sea shore', markdown: 'The seashort.'},
          ]),
        ),
      ),
    );
    expect((await ask.search({query: 'seashore '})).corrected).toBe('seashort');
  });

  it('fetches the words of one letter if one of them is similar', async () => {
    // Fills a file with words that aren't similar to others.
    const words = Array.from({length: 5000}, (_, place) =>
      ['sq', ...Array.from(String(place ** 2), toLetter), 'q'].join(''),
    );
    const server = new FakeServer(
      buildIndex(
        recordsOf([{url: '/a', title: 'Regatta', markdown: words.join(' ')}]),
      ),
    );
    const ask = clientOf(server);
    const countFiles = () =>
      server.requested.filter((path) => path.includes('words-')).length;
    expect((await ask.search({query: 'regtata '})).corrected).toBe('regatta');
    expect(countFiles()).toBe(1);
    expect((await ask.search({query: 'tegatta '})).corrected).toBe('regatta');
    expect(countFiles()).toBeGreaterThan(1);
  });
});

it.each([
  ['grosse', '[Große] Häfen haben mehr Platz.'],
  ['GROSS', '[Große] Häfen haben mehr Platz.'],
  ['große', '[Große] Häfen haben mehr Platz.'],
])('%s finds a word with ß', async (query, excerpt) => {
  const find = siteOf([
    {url: '/hafen', title: 'Hafen', markdown: 'Große Häfen haben mehr Platz.'},
  ]);
  const [hit] = await find(query);
  expect(bracket(hit?.shown.content)).toBe(excerpt);
});

it.each([
  ['aero', 'En [ærø]-båd i en fjord'],
  ['fjo', 'En ærø-båd i en [fjo]rd'],
  ['strass', 'Die alte [Straß]enbahn'],
  ['stras', 'Die alte [Straß]enbahn'],
  ['cafe', 'Im [Cafe\u0301]haus'],
])('%s marks as much of a word as it matches', async (query, excerpt) => {
  const markdown = excerpt.replaceAll(/[[\]]/g, '');
  const find = siteOf([{url: '/place', title: 'Place', markdown}]);
  const [hit] = await find(query);
  expect(bracket(hit?.shown.content)).toBe(excerpt);
});

it.each([
  ['oeuvre', 'Une [œuvre] au port.'],
  ['OEUVRES', 'Une [œuvre] au port.'],
  ['œuvre', 'Une [œuvre] au port.'],
  ['aero', 'På [Ærø] nu.'],
])(
  '%s finds a word whose letters are more than accents',
  async (query, excerpt) => {
    const markdown = excerpt.replaceAll(/[[\]]/g, '');
    const find = siteOf([{url: '/port', title: 'Port', markdown}]);
    const [hit] = await find(query);
    expect(bracket(hit?.shown.content)).toBe(excerpt);
  },
);
