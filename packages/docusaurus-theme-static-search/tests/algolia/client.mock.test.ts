import {liteClient} from 'algoliasearch/lite';
import {describe, expect, it, vi} from 'vitest';
import {createAlgoliaClient} from '../../src/algolia/client';
import {createHostStates} from '../../src/algolia/host-states';
import {readHits, readMarked} from '../../src/algolia/read-hits';
import {makeParameters} from '../../src/algolia/make-parameters';
import {ConfigurationError} from '../../src/interface/errors';
import {bracket} from '../helpers';

vi.mock('algoliasearch/lite', {spy: true});

const MARKS = {pre: '<mark>', post: '</mark>'};
const ACCOUNT = {appId: 'APP', apiKey: 'key', indexName: 'docs'};
const TAG = '<img src=x onerror=alert(1)>';

describe('the hits of a hosted search', () => {
  it('[7.9] have plain texts, with the ranges that the tags marked', () => {
    const [hit] = readHits(
      [
        {
          objectID: '1',
          url: '/guides/pods#start',
          type: 'content',
          hierarchy: {lvl0: 'Guides', lvl1: `Pods ${TAG}`},
          content: `List<Pod> ${TAG}`,
          _snippetResult: {
            hierarchy: {lvl1: {value: `<mark>Pods</mark> ${TAG}`}},
            content: {value: 'List<<mark>Pod</mark>>', matchLevel: 'full'},
          },
          _highlightResult: {
            hierarchy: {lvl0: {value: '<mark>Gui</mark>des'}},
          },
        },
      ],
      MARKS,
    );
    expect(bracket(hit?.shown.lvl0)).toBe('[Gui]des');
    expect(bracket(hit?.shown.lvl1)).toBe(`[Pods] ${TAG}`);
    expect(bracket(hit?.shown.content)).toBe('List<[Pod]>');
    expect(hit).toMatchObject({
      hierarchy: {lvl1: `Pods ${TAG}`, lvl2: null},
      content: `List<Pod> ${TAG}`,
    });
  });

  it('have whole titles, even if their snippets are shorter', () => {
    const lvl1 = 'How to moor a ship that is long';
    const titleOf = (fields: object) =>
      bracket(
        readHits(
          [{objectID: '1', url: '/a', hierarchy: {lvl1}, ...fields}],
          MARKS,
        )[0]?.shown.lvl1,
      );
    const cut = (value: string) => ({hierarchy: {lvl1: {value}}});
    const _snippetResult = cut('…moor a <mark>ship</mark> that…');
    const _highlightResult = cut(
      'How to <mark>moor</mark> a ship that is long',
    );
    expect(titleOf({_snippetResult, _highlightResult})).toBe(
      'How to [moor] a ship that is long',
    );
    expect(titleOf({_snippetResult})).toBe('How to moor a [ship] that is long');
    expect(titleOf({_snippetResult: cut('<mark>other</mark>')})).toBe(lvl1);
    expect(titleOf({})).toBe(lvl1);
  });

  it('have the place of their page, if it is a page', () => {
    const places = [['Sailing', 'Rigging'], [], 'Sailing', [3]].map(
      (place) => readHits([{objectID: '1', url: '/a', place}], MARKS)[0]?.place,
    );
    expect(places).toEqual([
      ['Sailing', 'Rigging'],
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('are usable from an index created by another tool', () => {
    const [hit] = readHits(
      [{objectID: '1', url: 'https://other.test/a', content: 'x', type: 'odd'}],
      MARKS,
    );
    expect(hit).toMatchObject({
      type: 'content',
      hierarchy: {lvl0: 'Documentation', lvl1: 'Untitled'},
      shown: {content: {text: 'x', ranges: []}},
    });
  });

  it.each([
    ['no id', {url: '/'}],
    ['no address', {objectID: '1'}],
    ['a script as its address', {objectID: '1', url: 'javascript:alert(1)'}],
    ['a script after a space', {objectID: '1', url: ' java\nscript:alert(1)'}],
    ['data as its address', {objectID: '1', url: 'data:text/html,x'}],
    ['an unknown format', 3],
  ])('are skipped with %s', (_, hit) => {
    expect(readHits([hit], MARKS)).toEqual([]);
  });

  it('are empty if the response contains none', () => {
    expect(readHits(undefined, MARKS)).toEqual([]);
  });
});

describe('readMarked', () => {
  it.each([
    ['plain', 'plain'],
    ['<mark>a</mark> b <mark>c</mark>', '[a] b [c]'],
    ['<mark>open', '<mark>open'],
    ['closed</mark> <mark>x</mark>', 'closed</mark> [x]'],
  ])('parses %s', (value, marked) => {
    expect(bracket(readMarked(value, MARKS))).toBe(marked);
  });
});

describe('the parameters of a request', () => {
  it('combine the filters of the page with those of the site', () => {
    expect(
      makeParameters(
        {
          ...ACCOUNT,
          searchParameters: {facetFilters: 'type:lvl1', typoTolerance: false},
        },
        {query: 'iron', facetFilters: ['language:en']},
      ),
    ).toMatchObject({
      indexName: 'docs',
      typoTolerance: false,
      facetFilters: ['language:en', 'type:lvl1'],
    });
  });
});

describe('the client of the hosted search', () => {
  it('[5.3] fails without an application id or a key, with a message', () => {
    for (const [account, missing] of [
      [{...ACCOUNT, appId: ''}, '`appId` is missing.'],
      [{...ACCOUNT, apiKey: ''}, '`apiKey` is missing.'],
    ] as const) {
      const create = () => createAlgoliaClient(account);
      expect(create).toThrow(ConfigurationError);
      expect(create).toThrow(missing);
    }
  });

  it('[9.8] waits one second to connect, two to read and thirty to write', () => {
    createAlgoliaClient(ACCOUNT);
    expect(vi.mocked(liteClient).mock.lastCall?.[2]?.timeouts).toEqual({
      connect: 1000,
      read: 2000,
      write: 30_000,
    });
  });
});

describe('the states of the hosts', () => {
  it('are found by address, whatever else the key contains', async () => {
    const states = createHostStates();
    const plain = {url: 'a.test', accept: 'read'};
    const state = {...plain, status: 'down', lastUpdate: 3};
    await states.set(state, state);
    const unknown = () => Promise.resolve({status: 'up'});
    expect(await states.get<object>(plain, unknown)).toBe(state);
    expect(await states.get<object>({url: 'b.test'}, unknown)).toEqual({
      status: 'up',
    });
    await states.delete(plain);
    expect(await states.get<object>(plain, unknown)).toEqual({status: 'up'});
    await states.set(plain, state);
    await states.clear();
    expect(await states.get<object>(plain, unknown)).toEqual({status: 'up'});
  });
});
