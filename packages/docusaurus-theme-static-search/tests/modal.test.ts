import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {describe, expect, it, vi} from 'vitest';
import {buildIndex} from '../src/engine/build/build-index';
import {withVisibleErrors} from '../src/client/docsearch-client';
import {dropStart} from '../src/client/drop-start';
import {narrowRequests} from '../src/client/narrow-requests';
import {RetryError} from '../src/client/retry-error';
import {pageOf, takeOverRecent} from '../src/client/saved-pages';
import {mendSavedSearches} from '../src/client/saved-searches';
import {clientOf, FakeServer, recordsOf} from './helpers';

function makeHit(
  url: string,
  type: StoredDocSearchHit['type'],
): StoredDocSearchHit {
  const [page = url, anchor = null] = url.split('#');
  return {
    objectID: url,
    url,
    url_without_anchor: page,
    anchor,
    type,
    content: 'Iron.',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Anchor',
      lvl2: 'Chain',
      lvl3: null,
      lvl4: null,
      lvl5: null,
      lvl6: null,
    },
  };
}

describe('pageOf', () => {
  it('gives a page and a symbol as themselves', () => {
    const page = makeHit('/anchor', 'lvl1');
    const symbol = makeHit('/api/ship#Anchor', 'lvl1');
    expect(pageOf(page)).toBe(page);
    expect(pageOf(symbol)).toBe(symbol);
  });

  it('gives the page of a heading and of a text', () => {
    for (const type of ['lvl2', 'lvl6', 'content'] as const) {
      expect(pageOf(makeHit('/anchor#chain', type))).toMatchObject({
        objectID: '/anchor',
        url: '/anchor',
        type: 'lvl1',
        hierarchy: {lvl0: 'Guides', lvl1: 'Anchor', lvl2: null},
      });
    }
  });

  it('takes the page that DocSearch found only where it is the right one', () => {
    const hit = makeHit('/anchor#chain', 'content');
    const right = {...makeHit('/anchor', 'lvl1'), objectID: 'own'};
    const wrong = {...makeHit('/other', 'lvl1'), objectID: 'other'};
    const under = (parent: object) =>
      ({...hit, __docsearch_parent: parent}) as unknown as InternalDocSearchHit;
    expect(pageOf(under(right)).objectID).toBe('own');
    expect(pageOf(under(wrong)).objectID).toBe('/anchor');
  });
});

describe('takeOverRecent', () => {
  function listOf(...hits: StoredDocSearchHit[]) {
    const add = vi.fn<(hit: StoredDocSearchHit) => void>();
    return {add, list: {add, remove: vi.fn(), getAll: () => hits}};
  }

  it('keeps the page of a hit, and nothing that DocSearch adds', () => {
    const {add, list} = listOf();
    const remember = takeOverRecent(list, listOf().list);
    list.add(makeHit('/anchor#chain', 'lvl2'));
    expect(add).not.toHaveBeenCalled();
    remember(makeHit('/anchor#chain', 'lvl2'));
    expect(add.mock.calls.map(([{url}]) => url)).toEqual(['/anchor']);
  });

  it('leaves out the page of a favourite', () => {
    const {add, list} = listOf();
    const favorites = listOf(makeHit('/anchor', 'lvl1')).list;
    takeOverRecent(list, favorites)(makeHit('/anchor#chain', 'content'));
    expect(add).not.toHaveBeenCalled();
  });

  it('outlives a storage that is full', () => {
    const {add, list} = listOf();
    add.mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const remember = takeOverRecent(list, listOf().list);
    expect(() => {
      remember(makeHit('/anchor', 'lvl1'));
    }).not.toThrow();
  });
});

describe('mendSavedSearches', () => {
  it('gives nothing for what is not a list', () => {
    for (const text of ['{broken', '{}', '7', 'null', '"text"']) {
      expect(mendSavedSearches(text)).toBeNull();
    }
  });

  it('keeps one of each, in order, without tags or other schemes', () => {
    const tag = '<img src=x>';
    const mended = mendSavedSearches(
      JSON.stringify([
        3,
        null,
        [],
        {...makeHit('/one', 'lvl1'), content: tag},
        {...makeHit('/one', 'lvl1'), content: 'older'},
        makeHit('javascript:alert(1)', 'lvl1'),
        makeHit('//elsewhere.example', 'lvl1'),
        makeHit('https://docs.example/two', 'lvl2'),
      ]),
    );
    expect(JSON.parse(mended ?? '')).toMatchObject([
      {url: '/one', content: '&lt;img src=x&gt;'},
      {url: 'https://docs.example/two'},
    ]);
  });
});

describe('narrowRequests', () => {
  const request = {indexName: 'site', query: 'iron'};

  it('adds the section to the filters that are there', () => {
    expect(
      narrowRequests(
        {requests: [{...request, facetFilters: ['language:en']}]},
        'algolia',
        'Blog',
      ),
    ).toEqual({
      requests: [
        {...request, facetFilters: ['language:en', 'hierarchy.lvl0:Blog']},
      ],
    });
  });

  it('asks the embedded engine alone for no more than is shown', () => {
    expect(narrowRequests([request], 'embedded', '')).toEqual({
      requests: [{...request, hitsPerGroup: 5, facetFilters: []}],
    });
    expect(narrowRequests([request], 'algolia', '')).toEqual({
      requests: [{...request, facetFilters: []}],
    });
  });
});

describe('dropStart', () => {
  it.each([
    ['Class of a.pod. A pod.', 'A pod.'],
    ['Class of a.<mark>pod</mark>. A <mark>pod</mark>.', 'A <mark>pod</mark>.'],
    ['<mark>Class</mark> of a.pod. A pod.', 'A pod.'],
    ['Class of a.pods. More.', 'Class of a.pods. More.'],
    ['…in Class of a.pod. More.', '…in Class of a.pod. More.'],
  ])('makes of %s: %s', (html, rest) => {
    expect(dropStart(html, 'Class of a.pod.')).toBe(rest);
  });
});

describe('withVisibleErrors', () => {
  const requests = [{indexName: 'site', query: 'iron'}];

  it('shows each failure as one of the network, once the stall timer is over', async () => {
    vi.useFakeTimers();
    const search = withVisibleErrors(() => Promise.reject(new Error('odd')));
    const onError = vi.fn((error: Error): never => {
      throw error;
    });
    void search(requests).catch(onError);
    await vi.advanceTimersByTimeAsync(300);
    expect(onError).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(100);
    expect(onError.mock.calls[0]?.[0].name).toBe('RetryError');
    vi.useRealTimers();
  });

  it('is silent on a failure that a later search has overtaken', async () => {
    vi.useFakeTimers();
    const search = withVisibleErrors(() => Promise.reject(new RetryError('')));
    const [first, second] = [vi.fn(), vi.fn()];
    void search(requests).catch(first as never);
    void search(requests).catch(second as never);
    await vi.advanceTimersByTimeAsync(1000);
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

describe('the embedded client in the modal', () => {
  it('counts all hits, though it gives a few of each section', async () => {
    const pages = Array.from({length: 8}, (_, place) => ({
      url: `/page-${place}`,
      title: `Iron ${place}`,
    }));
    const client = clientOf(new FakeServer(buildIndex(recordsOf(pages))));
    const {results} = await client.search({
      requests: [{indexName: 'site', query: 'iron', hitsPerGroup: 5}],
    });
    expect(results[0]?.hits).toHaveLength(5);
    expect(results[0]?.nbHits).toBe(8);
  });

  it('answers offline from what it has fetched, after a failure too', async () => {
    const pages = [
      {url: '/iron', title: 'Iron'},
      {url: '/zinc', title: 'Zinc'},
    ];
    const online = new FakeServer(buildIndex(recordsOf(pages)));
    let isOnline = true;
    const client = clientOf({
      fetch: (url) =>
        isOnline ? online.fetch(url) : Promise.reject(new TypeError('offline')),
    });
    const ask = (query: string) =>
      client.search({requests: [{indexName: 'site', query}]});
    await ask('iron');
    isOnline = false;
    await expect(ask('zzzz')).rejects.toMatchObject({name: 'RetryError'});
    await expect(ask('iron')).resolves.toMatchObject({
      results: [{nbHits: 1}],
    });
  });
});
