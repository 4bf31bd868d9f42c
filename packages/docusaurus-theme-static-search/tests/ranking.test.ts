import {describe, expect, it} from 'vitest';
import {siteOf, urlsOf} from './helpers';
import {SYMBOLS} from './small-site';

describe('prose and code', () => {
  const ask = siteOf(
    [
      {
        url: '/guides/tables',
        title: 'Tide tables and what they say',
        markdown: 'How a tide table reader reads tables.',
      },
      {url: '/guides/safety', title: 'Security at sea', markdown: 'Be safe.'},
      {
        url: '/api/ship/deck',
        title: 'ship.deck',
        section: 'API Reference',
        markdown: '## Mast\n\n## TideTableReader\n\nReads a tide table.',
      },
      {url: '/api/ship/secure', title: 'secure', section: 'API Reference'},
    ],
    [
      ...SYMBOLS,
      {
        name: 'secure',
        dotted: 'ship.secure',
        kind: 'module',
        url: '/api/ship/secure',
        summary: 'Ties the security knots.',
      },
    ],
  );

  it('returns prose for a question, and code for its name', async () => {
    const [question] = await urlsOf(ask('how do I read a tide table'));
    expect(question).toBe('/guides/tables');
    const [symbol] = await urlsOf(ask('TideTableReader'));
    expect(symbol).toBe('/api/ship/deck#TideTableReader');
  });

  it('returns the name that a word begins, also with a space after it', async () => {
    const names = siteOf([
      {url: '/old', title: 'Old lighthouse'},
      {url: '/rules', title: 'Lighthouse rules'},
    ]);
    for (const query of ['lighth', 'lighth ']) {
      expect((await urlsOf(names(query)))[0], query).toBe('/rules');
    }
  });

  it('returns prose before the section of a key with the same words', async () => {
    const keys = siteOf([
      {
        url: '/keys',
        title: 'Keys',
        markdown: '## `tide_table`\n\nThe tide table to read.',
      },
      {
        url: '/tides',
        title: 'Tides',
        markdown: '## Tide tables\n\nThe moon makes them.',
      },
    ]);
    expect((await urlsOf(keys('what is a tide table')))[0]).toBe('/tides');
    expect((await urlsOf(keys('tide_table')))[0]).toBe('/keys');
  });

  it('ranks a page by the words of its title, not only by their stem', async () => {
    expect((await urlsOf(ask('security')))[0]).toBe('/guides/safety');
    expect((await urlsOf(ask('secure')))[0]).toBe('/api/ship/secure');
  });
});

describe('a page', () => {
  it('of the docs ranks before a post that says the same', async () => {
    const markdown = 'A rope of hemp floats.';
    const ask = siteOf([
      {url: '/blog/hemp', title: 'Hemp', docusaurus_tag: 'default', markdown},
      {url: '/docs/hemp', title: 'Hemp', markdown},
    ]);
    expect(await urlsOf(ask('which rope floats'))).toEqual([
      '/docs/hemp',
      '/blog/hemp',
    ]);
    expect((await urlsOf(ask('rope')))[0]).toBe('/docs/hemp');
  });

  it('ranks before sections of other pages for a single word', async () => {
    const ask = siteOf([
      {url: '/faq', title: 'Questions', markdown: '## Rope\n\nRope floats.'},
      {
        url: '/rope',
        title: 'How to splice a rope',
        markdown: 'Splice the ends.',
      },
    ]);
    expect((await urlsOf(ask('rope')))[0]).toBe('/rope');
  });

  it('ranks higher if its first sentence has the word', async () => {
    const ask = siteOf([
      {url: '/later', title: 'Ropes', markdown: 'Ropes hold. Coil the hawser.'},
      {url: '/first', title: 'Lines', markdown: 'Coil the hawser. Lines hold.'},
    ]);
    expect(await urlsOf(ask('hawser'))).toEqual(['/first', '/later']);
  });
});

describe('a message that a page quotes', () => {
  const ask = siteOf([
    {
      url: '/anchors',
      title: 'Anchors and chains',
      markdown: 'The Petrel has one anchor.\n\n## Lower the chain\n\nSlowly.',
    },
    {
      url: '/errors',
      title: 'Errors',
      markdown:
        '## Winch\n\n**Message:** `The anchor of Albatross has slipped from its chain twice.`\n\nGrease the winch.\n\n' +
        '## Crew\n\n| Message | Fix |\n|---|---|\n| "stopped by the crew" | Ask. |\n\nThey may be asleep.',
    },
    {url: '/crew', title: 'The crew stopped', markdown: 'Crew and more crew.'},
  ]);

  it('leads to the quotation, before pages about its words', async () => {
    expect(
      await urlsOf(
        ask('The anchor of Albatross has slipped from its chain twice.'),
      ),
    ).toEqual([
      '/errors',
      '/errors#winch',
      '/anchors',
      '/anchors#lower-the-chain',
    ]);
    expect((await urlsOf(ask('stopped by the crew'))).slice(0, 2)).toEqual([
      '/errors',
      '/errors#crew',
    ]);
  });

  it('is found if the name in it is another', async () => {
    expect(
      (
        await urlsOf(
          ask('The anchor of Petrel has slipped from its chain twice.'),
        )
      )[1],
    ).toBe('/errors#winch');
  });

  it('has no effect on the same words in another order', async () => {
    expect((await urlsOf(ask('anchor chain')))[0]).toBe('/anchors');
  });
});

describe('an identifier', () => {
  it('leads to the place that has it, before titles with its parts', async () => {
    const ask = siteOf([
      {
        url: '/verify',
        title: 'Verify certificates',
        markdown: 'How certificates fail.',
      },
      {
        url: '/long',
        title: 'Problems',
        markdown: `${'Other problems. '.repeat(40)}Then CERTIFICATE_VERIFY_FAILED.`,
      },
      ...Array.from({length: 10}, (_, place) => ({
        url: `/${place}`,
        title: 'Another page',
      })),
    ]);
    expect((await urlsOf(ask('CERTIFICATE_VERIFY_FAILED')))[0]).toBe('/long');
  });
});

describe('a class', () => {
  const entry = (kind: string, dotted: string, url: string) => ({
    name: dotted.slice(dotted.lastIndexOf('.') + 1),
    dotted,
    kind,
    url,
    summary: '',
  });
  const ask = siteOf(
    [
      {url: '/modes', title: 'A mode without sources'},
      {
        url: '/api/null_source',
        title: 'null_source',
        section: 'API Reference',
        keywords: ['sea.null_source', 'api sea null source'],
      },
    ],
    [
      entry('module', 'sea.null_source', '/api/null_source'),
      entry('class', 'sea.null_source.NullSource', '/api/null_source#a'),
      entry('class', 'sea.null_source.ModelSource', '/api/null_source#b'),
    ],
  );

  it('with a typing error ranks before its module', async () => {
    expect((await urlsOf(ask('NulSource')))[0]).toBe('/api/null_source#a');
    expect((await urlsOf(ask('NulSource ')))[0]).toBe('/api/null_source#a');
  });

  it('is found if the typing error makes another word of the site', async () => {
    expect((await urlsOf(ask('ModeSource')))[0]).toBe('/api/null_source#b');
    expect((await urlsOf(ask('mode-source')))[0]).toBe('/modes');
  });
});

describe('synonyms for operations', () => {
  const ask = siteOf([
    {
      url: '/upgrade',
      title: 'Newer versions',
      markdown: 'In port.\n\n## Roll back\n\nPut the earlier one in place.',
    },
    {url: '/docks', title: 'Docks', markdown: 'Mentions rollbacks once.'},
    {
      url: '/locks',
      title: 'Locks',
      markdown: 'Of doors.\n\n## Rotate keys\n\nThey wear out.',
    },
  ]);

  it.each([
    ['rollback', ['/upgrade', '/upgrade#roll-back', '/docks']],
    ['downgrade', ['/upgrade', '/upgrade#roll-back', '/docks']],
    [
      'rolled',
      ['/upgrade', '/upgrade#roll-back', '/locks', '/locks#rotate-keys'],
    ],
    ['renewing', ['/locks', '/locks#rotate-keys']],
  ])('find %s in other words', async (query, urls) => {
    expect(await urlsOf(ask(query))).toEqual(urls);
  });

  it('do not find a rollback for renewed keys', async () => {
    expect(await urlsOf(ask('renew'))).not.toContain('/upgrade#roll-back');
  });
});
