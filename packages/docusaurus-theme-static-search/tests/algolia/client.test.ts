import {liteClient} from 'algoliasearch/lite';
import {describe, expect, it, vi} from 'vitest';
import {createAlgoliaClient} from '../../src/client/providers/algolia';
import {createHostStates} from '../../src/client/providers/host-states';
import {readHits} from '../../src/client/providers/read-hits';

vi.mock('algoliasearch/lite', {spy: true});

const MARKS = {pre: '<mark>', post: '</mark>'};
const TAG = '<img src=x onerror=alert(1)>';

describe('the hits of a hosted search', () => {
  it('[7.9] have every text escaped but for the marks that were asked for', () => {
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
            hierarchy: {lvl1: {value: TAG, matchedWords: ['pods', 3]}},
          },
        },
      ],
      MARKS,
    );
    expect(hit?._snippetResult.hierarchy.lvl1?.value).toBe(
      '<mark>Pods</mark> &lt;img src=x onerror=alert(1)&gt;',
    );
    expect(hit?._snippetResult.content).toMatchObject({
      value: 'List&lt;<mark>Pod</mark>&gt;',
      matchLevel: 'full',
    });
    expect(hit?._highlightResult.hierarchy.lvl1).toEqual({
      value: '&lt;img src=x onerror=alert(1)&gt;',
      matchLevel: 'none',
      matchedWords: ['pods'],
    });
    expect(hit).toMatchObject({
      url_without_anchor: '/guides/pods',
      anchor: 'start',
      hierarchy: {lvl1: `Pods ${TAG}`, lvl2: null},
      content: `List<Pod> ${TAG}`,
    });
  });

  it('are usable where the index was made by someone else', () => {
    const [hit] = readHits(
      [{objectID: '1', url: 'https://other.test/a', content: 'x', type: 'odd'}],
      MARKS,
    );
    expect(hit).toMatchObject({
      type: 'content',
      hierarchy: {lvl0: 'Documentation', lvl1: 'Untitled'},
      _snippetResult: {hierarchy: {}},
      _highlightResult: {hierarchy: {}},
    });
  });

  it.each([
    ['no id', {url: '/'}],
    ['no address', {objectID: '1'}],
    ['a script for an address', {objectID: '1', url: 'javascript:alert(1)'}],
    ['a script behind a blank', {objectID: '1', url: ' java\nscript:alert(1)'}],
    ['data for an address', {objectID: '1', url: 'data:text/html,x'}],
    ['no form at all', 3],
  ])('are left out with %s', (_, hit) => {
    expect(readHits([hit], MARKS)).toEqual([]);
  });

  it('are none where the answer holds none', () => {
    expect(readHits(undefined, MARKS)).toEqual([]);
  });
});

describe('the client of the hosted search', () => {
  it('[5.3] fails without an application id and without a key', () => {
    expect(() => createAlgoliaClient('', 'key')).toThrow('`appId` is missing.');
    expect(() => createAlgoliaClient('APP', '')).toThrow(
      '`apiKey` is missing.',
    );
  });

  it('[9.8] waits a second to connect, two to read and thirty to write', () => {
    createAlgoliaClient('APP', 'key');
    expect(vi.mocked(liteClient).mock.lastCall?.[2]?.timeouts).toEqual({
      connect: 1000,
      read: 2000,
      write: 30_000,
    });
  });
});

describe('the states of the hosts', () => {
  it('are found again by the address, whatever else the key holds', async () => {
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
