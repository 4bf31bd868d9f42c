import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/engine/indexer/build-index';
import {clientOf, FakeServer, recordsOf, siteOf, urlsOf} from './helpers';
import {search} from './small-site';

describe('the embedded engine', () => {
  it.each([
    ['a title', 'harbour rules', '/guides/harbour'],
    ['a title, its words in another order', 'rules harbour', '/guides/harbour'],
    ['a word in the text', 'arrival', '/guides/harbour'],
    ['a word in code', 'pip', '/guides/install'],
    ['a plural', 'visualisations', '/guides/visual'],
    ['a singular', 'current', '/guides/visual'],
    ['American spelling', 'visualization', '/guides/visual'],
    ['American spelling in the text', 'behavior color', '/guides/visual'],
    ['American spelling of a word begun', 'visualiz', '/guides/visual'],
    ['the beginning of a word', 'instal', '/guides/install'],
    [
      'a beginning of a word that its key is too short for',
      'installati',
      '/guides/install',
    ],
    ['a synonym', 'db', '/guides/database'],
    ['a letter too few', 'instalation', '/guides/install'],
    ['a letter too many', 'regattta', '/blog/regatta'],
    ['two letters swapped', 'regtata', '/blog/regatta'],
    ['a wrong first letter', 'tegatta', '/blog/regatta'],
    ['two typing errors', 'visuelisatoin', '/guides/visual'],
    ['a typing error in a word begun', 'vizualisat', '/guides/visual'],
    ['a question', 'how do I install it?', '/guides/install'],
    ['a class', 'Mast', '/api/ship/deck#Mast'],
    [
      'a class in lower case',
      'tidetablereader',
      '/api/ship/deck#TideTableReader',
    ],
    ['the beginning of a class', 'TideTab', '/api/ship/deck#TideTableReader'],
    ['the middle of a class', 'tablereader', '/api/ship/deck#TideTableReader'],
    [
      'the parts of a class',
      'tide table reader',
      '/api/ship/deck#TideTableReader',
    ],
    [
      'a typing error in a class',
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
    [
      'another path to import it by',
      'ship.rigging.Spar',
      '/api/ship/deck#Mast',
    ],
    ['the end of a dotted path', 'deck.Mast', '/api/ship/deck#Mast'],
  ])('finds by %s: %s', async (_, query, url) => {
    expect((await urlsOf(search(query)))[0]).toBe(url);
  });

  it('finds a section by its heading, its page before it', async () => {
    const hits = await search('authorize pilots');
    expect(hits.slice(0, 2).map(({url, type}) => [url, type])).toEqual([
      ['/guides/harbour', 'lvl1'],
      ['/guides/harbour#authorise-a-pilot', 'lvl2'],
    ]);
  });

  it('says that a match is in the text where the heading has none', async () => {
    const hits = await search('permits');
    expect(hits.map(({type}) => type)).toEqual(['lvl1', 'content']);
  });

  it('prefers what has all words to what has some', async () => {
    expect((await urlsOf(search('harbour tide')))[0]).toBe(
      '/tutorials/sailing',
    );
  });

  it('has a word where a page says it as two, and the other way', async () => {
    const halves = siteOf([
      {url: '/a', title: 'Data loaders'},
      {url: '/b', title: 'A dataset'},
    ]);
    expect(await urlsOf(halves('data set'))).toContain('/b');
    expect((await urlsOf(halves('dataLoader')))[0]).toBe('/a');
  });

  it('answers stop words where there is nothing else', async () => {
    const pages = siteOf([
      {url: '/who', title: 'Who we are'},
      {url: '/x', title: 'Other'},
    ]);
    expect(await urlsOf(pages('who are we'))).toEqual(['/who']);
  });

  it('finds words that plain objects have as names', async () => {
    const words = ['constructor', 'valueOf', '__proto__', 'hasOwnProperty'];
    const pages = siteOf(words.map((word) => ({url: `/${word}`, title: word})));
    for (const word of words) {
      expect(await urlsOf(pages(word))).toContain(`/${word}`);
    }
  });

  it('gives nothing for nothing', async () => {
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

  it('says with which words it was answered, and nothing of one without', async () => {
    expect(await correctedOf('ships of the regtata ')).toBe(
      'ships of the regatta',
    );
    expect(await correctedOf('regatta ships')).toBeUndefined();
    expect(await correctedOf('regat')).toBeUndefined();
    expect(await correctedOf('zzzzzz ships')).toBeUndefined();
  });
});
