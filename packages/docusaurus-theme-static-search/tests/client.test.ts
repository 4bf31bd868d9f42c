import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/engine/build/build-index';
import {createPacer} from '../src/client/embedded/pacer';
import {clientOf, FakeServer, recordsOf, searchHits} from './helpers';

const oldSite = () =>
  buildIndex(recordsOf([{url: '/old', title: 'Anchor', markdown: 'Iron.'}]));
const newSite = () =>
  buildIndex(recordsOf([{url: '/new', title: 'Anchor', markdown: 'Steel.'}]));

describe('the embedded client', () => {
  it('answers several requests in their order, in the form of the search page', async () => {
    const client = clientOf(new FakeServer(oldSite()));
    const {results} = await client.search([
      {indexName: 'site', params: {query: 'anchor', hitsPerPage: 15, page: 0}},
      {indexName: 'site', params: {query: 'anchor', hitsPerPage: 0}},
      {indexName: 'site', params: {query: 'sail'}},
    ]);
    expect(
      results.map(({hits, nbHits, nbPages, hitsPerPage, query}) => [
        hits.length,
        nbHits,
        nbPages,
        hitsPerPage,
        query,
      ]),
    ).toEqual([
      [1, 1, 1, 15, 'anchor'],
      [0, 1, 0, 0, 'anchor'],
      [0, 0, 0, 20, 'sail'],
    ]);
    expect(results[0]).toMatchObject({page: 0, facets: {}, index: 'site'});
  });

  it('works when its method is called by itself', async () => {
    const {search} = clientOf(new FakeServer(oldSite()));
    const {results} = await search({
      requests: [{indexName: 'site', query: 'iron'}],
    });
    expect(results[0]?.hits).not.toEqual([]);
  });

  it('fetches each file once, and only the manifest beforehand', async () => {
    const server = new FakeServer(oldSite());
    const client = clientOf(server);
    await client.warm?.();
    expect(server.requested).toEqual(['manifest.json']);
    await searchHits(client, 'anchor');
    await searchHits(client, 'anchor');
    expect(new Set(server.requested).size).toBe(server.requested.length);
  });

  it.each([
    ['there is no index', () => new Response('', {status: 404})],
    ['a page comes in its place', () => new Response('<!doctype html>')],
    ['it is of another format', () => new Response('{"format":99}')],
    ['it is cut short', () => new Response('{"format":1,"bui')],
  ])('fails with a RetryError where %s', async (_, replace) => {
    const client = clientOf(new FakeServer(oldSite(), replace));
    await expect(searchHits(client, 'anchor')).rejects.toMatchObject({
      name: 'RetryError',
    });
  });

  it('fails with a RetryError where the network does', async () => {
    const client = clientOf({
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    await expect(searchHits(client, 'anchor')).rejects.toMatchObject({
      name: 'RetryError',
    });
    await expect(client.warm?.()).resolves.toBeUndefined();
  });

  it.each(['terms', 'records'])(
    'fails with a RetryError where a shard of %s is damaged',
    async (kind) => {
      const server = new FakeServer(oldSite(), (path) =>
        path.includes(kind) ? new Response('not what it was') : undefined,
      );
      await expect(
        searchHits(clientOf(server), 'anchor'),
      ).rejects.toMatchObject({name: 'RetryError'});
    },
  );

  it('recovers when the index is there again', async () => {
    let down = true;
    const server = new FakeServer(oldSite(), () =>
      down ? new Response('', {status: 503}) : undefined,
    );
    const client = clientOf(server);
    await expect(searchHits(client, 'anchor')).rejects.toMatchObject({
      name: 'RetryError',
    });
    down = false;
    await expect(searchHits(client, 'anchor')).resolves.toHaveLength(1);
  });

  it('goes over to the new index when the site was published anew', async () => {
    const server = new FakeServer(oldSite());
    const client = clientOf(server);
    await client.warm?.();
    server.files = newSite();
    const hits = await searchHits(client, 'anchor');
    expect(hits.map(({url}) => url)).toEqual(['/new']);
  });

  it('answers whatever is typed', async () => {
    const client = clientOf(new FakeServer(oldSite()));
    const text = fc.oneof(
      fc.string({unit: 'binary', maxLength: 80}),
      fc.string({
        unit: fc.constantFrom(...Array.from('anchor iron*=.-_\'"<&\t\uffff')),
        maxLength: 20,
      }),
    );
    await fc.assert(
      fc.asyncProperty(text, async (query) => {
        const {results} = await client.search({
          requests: [{indexName: 'site', query, attributesToSnippet: ['*:10']}],
        });
        expect(results[0]?.query).toBe(query.slice(0, 512));
      }),
      {numRuns: 300},
    );
  });

  it('finds names that plain objects have, and does not fall for them', async () => {
    const client = clientOf(new FakeServer(oldSite()));
    for (const query of [
      'constructor',
      '__proto__',
      'toString',
      'hasOwnProperty',
    ]) {
      expect(await searchHits(client, query)).toEqual([]);
    }
  });
});

describe('createPacer', () => {
  it('gives way only when its slice is over', async () => {
    let time = 0;
    const order: string[] = [];
    const pacer = createPacer(() => time);
    setImmediate(() => order.push('page'));
    await pacer.rest();
    order.push('early');
    time = 20;
    await pacer.rest();
    order.push('late');
    await new Promise((resolve) => setImmediate(resolve));
    expect(order.indexOf('early')).toBeLessThan(order.indexOf('page'));
    time = 21;
    await pacer.rest();
    expect(order).toContain('late');
  });
});
