import {describe, expect, it} from 'vitest';
import {buildIndex} from '../src/engine/indexer/build-index';
import {clientOf, FakeServer, recordsOf, siteOf, urlsOf} from './helpers';

const client = clientOf(
  new FakeServer(
    buildIndex(
      recordsOf([
        {
          url: '/flags',
          title: 'Flags',
          markdown: 'Federated ports have flags. Learning them is easy.',
        },
        {
          url: '/learning',
          title: 'What is federated learning?',
          markdown: 'Ships learn together.',
        },
        {
          url: '/rooms',
          title: 'A room on deck',
          markdown: 'Rooms have a view, and the crew signs for each.',
        },
        {
          url: '/memory',
          title: 'Size of a computer',
          markdown: 'The process runs out of memory.',
        },
        {
          url: '/start',
          title: 'Before the voyage',
          markdown: 'Pack a bag.\n\n## Create an account\n\nChoose a name.',
        },
      ]),
    ),
  ),
);

describe('a query that stands for a term of several words', () => {
  it.each([
    ['FL', '/learning'],
    ['fl ', '/learning'],
    ['what is fl', '/learning'],
    ['sign up', '/start'],
    ['signup', '/start'],
  ])('returns the page named after it first: %s', async (query, url) => {
    const {hits} = await client.search({query});
    expect(hits[0]?.url).toBe(url);
  });
});

describe('a query that stands for a term, and begins names in code,', () => {
  const names = ['DPConfig', 'DPError'];
  const ask = siteOf(
    [
      {
        url: '/noise',
        title: 'Noise',
        markdown: 'All about noise.\n\n## Differential privacy\n\nHides ships.',
      },
      {
        url: '/api/ship',
        title: 'ship',
        section: 'API Reference',
        markdown: names
          .map((name) => `## ${name} {#${name}}\n\nAbout noise.`)
          .join('\n\n'),
      },
    ],
    names.map((name) => ({
      name,
      dotted: `ship.${name}`,
      kind: 'class',
      url: `/api/ship#${name}`,
      summary: 'About noise.',
    })),
  );

  it.each(['DP', 'dp', 'what is DP'])(
    'returns prose before code: %s',
    async (query) => {
      expect((await urlsOf(ask(query))).slice(0, 2)).toEqual([
        '/noise',
        '/noise#differential-privacy',
      ]);
    },
  );

  it('returns code for one of the names', async () => {
    expect((await urlsOf(ask('DPConfig')))[0]).toBe('/api/ship#DPConfig');
  });
});

it('returns prose before a name in code that has only a part of a set phrase', async () => {
  const ask = siteOf(
    [
      {
        url: '/start',
        title: 'Before the voyage',
        markdown: 'Pack a bag.\n\n## Create an account\n\nChoose a name.',
      },
      {
        url: '/api/ship',
        title: 'ship',
        section: 'API Reference',
        markdown: '## Log.sign {#Log.sign}\n\nSigns a log.',
      },
    ],
    [
      {
        name: 'sign',
        dotted: 'ship.Log.sign',
        kind: 'method',
        url: '/api/ship#Log.sign',
        summary: 'Signs a log.',
      },
    ],
  );
  expect((await urlsOf(ask('sign up')))[0]).toBe('/start');
  expect((await urlsOf(ask('sign')))[0]).toBe('/api/ship#Log.sign');
});

describe('an abbreviation that no page has', () => {
  it.each(['oom', 'OOM '])(
    'is not taken for a typing error: %j',
    async (query) => {
      const {hits, corrected} = await client.search({query});
      expect(corrected).toBeUndefined();
      expect(hits.map(({url}) => url)).toEqual(['/memory']);
    },
  );
});
