import fc from 'fast-check';
import {describe, expect, it, vi} from 'vitest';
import {buildIndex} from '../src/engine/indexer/build-index';
import type {Fetch} from '../src/engine/search/index-files';
import {createPacer} from '../src/engine/search/pacer';
import {clientOf, FakeServer, recordsOf, searchHits} from './helpers';

function once<Result>(make: () => Result): () => Result {
  let made: Result | undefined;
  return () => (made ??= make());
}

const oldSite = () =>
  buildIndex(recordsOf([{url: '/old', title: 'Anchor', markdown: 'Iron.'}]));
const newSite = () =>
  buildIndex(recordsOf([{url: '/new', title: 'Anchor', markdown: 'Steel.'}]));
/** Every word of three letters, with a fourth, to fill many files. */
const WORDS = Array.from({length: 26 ** 3}, (_, number) =>
  [26 ** 2, 26, 1]
    .map((size) => 'abcdefghijklmnopqrstuvwxyz'.at((number / size) % 26))
    .join('')
    .concat('x'),
);

/** Longer than one file of records. */
const LONG_TEXT = 'A rope is long. '.repeat(200);

const largeSite = once(() => {
  const pages = Array.from({length: 26 ** 2}, (_, page) => ({
    url: `/${page}`,
    title: `Page ${page}`,
    markdown: WORDS.slice(page * 26, page * 26 + 26).join(' '),
  }));
  return buildIndex(
    recordsOf([
      ...pages,
      {
        url: '/anchor',
        title: 'Anchor',
        markdown: `${LONG_TEXT}\n\n## Tide table\n\nIron.\n\n## Delete\n\nErase a tide.`,
      },
      {
        url: '/table',
        title: 'AnchorTable',
        markdown: `Tide tables. ${LONG_TEXT}\n\n## Wharves\n\nDelete a tarn, turn.`,
      },
    ]),
  );
});

describe('the embedded client', () => {
  it('counts all hits, however many it returns', async () => {
    const client = clientOf(new FakeServer(oldSite()));
    const ask = async (query: string, hitsPerPage?: number) => {
      const {hits, total} = await client.search({
        query,
        ...(hitsPerPage === undefined ? {} : {hitsPerPage}),
      });
      return [hits.length, total];
    };
    expect(await ask('anchor')).toEqual([1, 1]);
    expect(await ask('anchor', 0)).toEqual([0, 1]);
    expect(await ask('sail')).toEqual([0, 0]);
  });

  it('works if its method is called on its own', async () => {
    const {search} = clientOf(new FakeServer(oldSite()));
    const {hits} = await search({query: 'iron'});
    expect(hits).not.toEqual([]);
  });

  it('fetches each file once, and prefetches only the manifest', async () => {
    const server = new FakeServer(oldSite());
    const client = clientOf(server);
    await client.prefetch?.();
    expect(server.requested).toEqual(['manifest.json']);
    await searchHits(client, 'anchor');
    await searchHits(client, 'anchor');
    expect(new Set(server.requested).size).toBe(server.requested.length);
  });

  it.each([
    ['a name in parts', 'AnchorTable', 2],
    ['a synonym', 'delete tide', 2],
    ['a heading', 'tide table', 2],
    ['a prefix of words in two files', 'm', 2],
    // The word itself, the vocabulary, the correction, and the hits.
    ['a typing error', 'tyrn', 4],
  ])('answers %s in few round trips: %s', async (_, query, trips) => {
    // Prevents the client from yielding, so that each round trip starts at
    // once.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    const server = new FakeServer(largeSite());
    const rounds: number[] = [];
    let waiting: (() => void)[] = [];
    const client = clientOf({
      async fetch(url) {
        const response = server.fetch(url);
        if (waiting.length === 0) {
          setTimeout(() => {
            rounds.push(waiting.length);
            waiting.forEach((goOn) => {
              goOn();
            });
            waiting = [];
          });
        }
        await new Promise<void>((resolve) => waiting.push(resolve));
        return response;
      },
    });
    await client.prefetch?.();
    expect(rounds.splice(0)).toEqual([1]);
    const {hits} = await client.search({query, hitsPerGroup: 5});
    expect(hits).not.toEqual([]);
    expect(rounds).toHaveLength(trips);
  });

  it.each([
    ['there is no index', () => new Response('', {status: 404})],
    [
      'the server returns a page instead',
      () => new Response('<!doctype html>'),
    ],
    ['it has another format', () => new Response('{"format":99}')],
    ['it is truncated', () => new Response('{"format":1,"bui')],
  ])('fails with an UnreachableError if %s', async (_, replace) => {
    const client = clientOf(new FakeServer(oldSite(), replace));
    await expect(searchHits(client, 'anchor')).rejects.toMatchObject({
      name: 'UnreachableError',
    });
  });

  it('fails with an UnreachableError if the network fails', async () => {
    const client = clientOf({
      fetch: () => Promise.reject(new TypeError('offline')),
    });
    await expect(searchHits(client, 'anchor')).rejects.toMatchObject({
      name: 'UnreachableError',
    });
    await expect(client.prefetch?.()).resolves.toBeUndefined();
  });

  it.each(['terms', 'records'])(
    'fails with an UnreachableError if a shard of %s is damaged',
    async (kind) => {
      const server = new FakeServer(oldSite(), (path) =>
        path.includes(kind) ? new Response('not what it was') : undefined,
      );
      await expect(
        searchHits(clientOf(server), 'anchor'),
      ).rejects.toMatchObject({name: 'UnreachableError'});
    },
  );

  it('recovers when the index is available again', async () => {
    let down = true;
    const server = new FakeServer(oldSite(), () =>
      down ? new Response('', {status: 503}) : undefined,
    );
    const client = clientOf(server);
    await expect(searchHits(client, 'anchor')).rejects.toMatchObject({
      name: 'UnreachableError',
    });
    down = false;
    await expect(searchHits(client, 'anchor')).resolves.toHaveLength(1);
  });

  it('switches to the new index when the site is published again', async () => {
    const server = new FakeServer(oldSite());
    const client = clientOf(server);
    await client.prefetch?.();
    server.files = newSite();
    const hits = await searchHits(client, 'anchor');
    expect(hits.map(({url}) => url)).toEqual(['/new']);
  });

  it('answers from fetched files while another query looks for a new index', async () => {
    const server = new FakeServer(oldSite());
    let fetchFile: Fetch = server.fetch;
    const client = clientOf({fetch: (url) => fetchFile(url)});
    await searchHits(client, 'anchor');
    const offline = () => Promise.reject(new TypeError('offline'));
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    const looked = new Promise<void>((resolve) => {
      fetchFile = (url) => {
        if (!url.endsWith('manifest.json')) {
          return offline();
        }
        resolve();
        return failed.then(offline);
      };
    });
    const other = client.search({query: 'zzzz'}).catch(String);
    await looked;
    const hits = searchHits(client, 'anchor');
    fetchFile = offline;
    fail();
    await expect(hits).resolves.toHaveLength(1);
    expect(await other).toContain("can't be reached");
  });

  it('handles any query', async () => {
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
        const {hits, total} = await client.search({
          query,
          snippetWords: {headings: 10, content: 10},
        });
        expect(total).toBeGreaterThanOrEqual(hits.length);
        for (const {text, ranges} of hits.flatMap(({shown}) =>
          Object.values(shown),
        )) {
          const places = ranges.flat();
          expect(places).toEqual([...places].sort((one, two) => one - two));
          expect(Math.max(0, ...places)).toBeLessThanOrEqual(text.length);
        }
      }),
      {numRuns: 300},
    );
  });

  it('finds names of object members, and is not confused by them', async () => {
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
  it('yields only when its slice is over', async () => {
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
