import {describe, expect, it} from 'vitest';
import {makeSnippet} from '../src/engine/search/snippets';
import {buildIndex} from '../src/engine/indexer/build-index';
import {
  bracket,
  clientOf,
  FakeServer,
  recordsOf,
  siteOf,
  urlsOf,
} from './helpers';

const SYMBOLS = [
  {
    name: 'Mast',
    dotted: 'ship.deck.Mast',
    kind: 'class',
    url: '/api/ship/deck#Mast',
    aliases: ['ship.rigging.Spar'],
    summary: 'Holds sails.',
  },
  {
    name: 'hoist_sail',
    dotted: 'ship.deck.Mast.hoist_sail',
    kind: 'method',
    url: '/api/ship/deck#Mast.hoist_sail',
    summary: 'Raises one.',
  },
  {
    name: 'TideTableReader',
    dotted: 'ship.deck.TideTableReader',
    kind: 'class',
    url: '/api/ship/deck#TideTableReader',
    summary: 'Reads when to leave.',
  },
];

const search = siteOf(
  [
    {
      url: '/guides/harbour',
      title: 'Harbour rules',
      markdown:
        'Who may enter.\n\n## Authorise a pilot\n\nPilots need permits. A permit lasts a year.\n\n## Pay the toll\n\nTolls are paid on arrival with two anchors down.',
    },
    {
      url: '/guides/install',
      title: 'Installation',
      markdown: 'Put the package in place.\n\n```bash\npip install ship\n```',
    },
    {
      url: '/guides/visual',
      title: 'Visualisation of currents',
      markdown: 'Draws the behaviour of water in colour.',
    },
    {
      url: '/guides/database',
      title: 'The log',
      markdown: 'Entries stand in a database.',
    },
    {
      url: '/tutorials/sailing',
      title: 'Sailing for beginners',
      section: 'Tutorials',
      docusaurus_tag: 'docs-tutorials-current',
      markdown:
        'First steps.\n\n## Tide tables\n\nLearn to read a tide table and a harbour map.',
    },
    {
      url: '/blog/regatta',
      title: 'The regatta',
      section: 'Blog',
      docusaurus_tag: 'default',
      markdown: 'We sailed round the harbour.',
    },
    {
      url: '/api/ship/deck',
      title: 'deck',
      section: 'API Reference',
      docusaurus_tag: 'docs-api-current',
    },
    {url: '/de/hafen', title: 'Harbour auf Deutsch', language: 'de'},
  ],
  SYMBOLS,
);

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

  it('gives prose to who asks in a sentence, code to who writes its name', async () => {
    const [question] = await urlsOf(ask('how do I read a tide table'));
    expect(question).toBe('/guides/tables');
    const [symbol] = await urlsOf(ask('TideTableReader'));
    expect(symbol).toBe('/api/ship/deck#TideTableReader');
  });

  it('takes a page for what was named by its title, not by its stem alone', async () => {
    expect((await urlsOf(ask('security')))[0]).toBe('/guides/safety');
    expect((await urlsOf(ask('secure')))[0]).toBe('/api/ship/secure');
  });
});

describe('a page', () => {
  it('comes before the parts of others when a single word is asked for', async () => {
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

  it('is found by what its first sentence says, before one that says it later', async () => {
    const ask = siteOf([
      {url: '/later', title: 'Ropes', markdown: 'Ropes hold. Coil the hawser.'},
      {url: '/first', title: 'Lines', markdown: 'Coil the hawser. Lines hold.'},
    ]);
    expect(await urlsOf(ask('hawser'))).toEqual(['/first', '/later']);
  });
});

describe('a hit', () => {
  it.each([
    [
      'every form of a word and of its spellings',
      'visualizations',
      '[Visualisation] of currents',
    ],
    ['the beginning that was typed', 'regat', 'The [regat]ta'],
    ['a word that was typed wrong', 'regtata ', 'The [regatta]'],
    ['the part of an identifier', 'reader', 'TideTable[Reader]'],
  ])('marks %s', async (_, query, title) => {
    const [hit] = await search(query);
    expect(bracket(hit?.shown.lvl1)).toBe(title);
  });

  it('marks the words asked for and other names of them, not all of like meaning', async () => {
    const ask = siteOf([
      {url: '/a', title: 'Running a ship', markdown: 'Start a database.'},
    ]);
    const [hit] = await ask('start ship db');
    expect(bracket(hit?.shown.lvl1)).toBe('Running a [ship]');
    expect(bracket(hit?.shown.content)).toBe('[Start] a database.');
    const [term] = await ask('dp');
    expect(term).toBeUndefined();
    const [privacy] = await siteOf([
      {url: '/b', title: 'Differential privacy'},
    ])('dp');
    expect(bracket(privacy?.shown.lvl1)).toBe('[Differential] [privacy]');
  });

  it('is the section that is called just so, wherever it stands among a few', async () => {
    const ask = siteOf([
      {url: '/masts', title: 'Masts', markdown: 'A mast stands. Mast, mast.'},
      {url: '/high', title: 'High masts', markdown: 'Each mast is high.'},
      {url: '/gear', title: 'Gear', markdown: '## Mast\n\nA pole.'},
      {
        url: '/words',
        title: 'Words',
        markdown: '## M\n\n### Mast\n\nIt holds.',
      },
    ]);
    const few = {hitsPerGroup: 2};
    expect((await urlsOf(ask('mast', few)))[0]).toBe('/words#mast');
    expect(await urlsOf(ask('mast', few))).toHaveLength(3);
    expect(await urlsOf(ask('the mast', few))).toHaveLength(2);
    expect((await urlsOf(ask('mast')))[0]).not.toBe('/words#mast');
  });

  it('shows as many words as asked, around the match', async () => {
    const hits = await search('anchors', {snippetWords: {content: 5}});
    const hit = hits.find(({url}) => url.endsWith('#pay-the-toll'));
    const snippet = bracket(hit?.shown.content);
    expect(snippet).toMatch(/^….*\[anchors\]/);
    expect(snippet.replace(/…/g, '').trim().split(/\s+/)).toHaveLength(5);
  });

  it('shows titles whole, however few words of a heading are asked for', async () => {
    const title = 'How to moor a ship that is rather long';
    const ask = siteOf([{url: '/a', title}]);
    const [hit] = await ask('long', {snippetWords: {headings: 5, content: 5}});
    expect(bracket(hit?.shown.lvl1)).toBe(
      'How to moor a ship that is rather [long]',
    );
  });

  it('ends a snippet in a word, or in a sentence, which needs no dots', () => {
    const text = 'Run it, stop it (or not): all is well. Or end it';
    const shorten = (count: number) =>
      makeSnippet({text, marks: []}, count).text;
    expect([2, 4, 6, 9, 20].map(shorten)).toEqual([
      'Run it…',
      'Run it, stop it…',
      'Run it, stop it (or not)…',
      'Run it, stop it (or not): all is well.',
      text,
    ]);
  });

  it('shows one block of a text, and no mark that parts it from others', () => {
    const text = 'Explains a pod\nan empty notebook\nthe hub:\na task';
    const shorten = (...words: string[]) =>
      bracket(
        makeSnippet(
          {
            text,
            marks: words.map((word) => {
              const start = text.indexOf(word);
              return {word, start, end: start + word.length};
            }),
          },
          10,
        ),
      );
    expect(shorten()).toBe('Explains a pod…');
    expect(shorten('pod', 'notebook')).toBe('Explains a [pod]…');
    expect(shorten('notebook')).toBe('…an empty [notebook]…');
    expect(shorten('hub')).toBe('…the [hub]…');
    expect(shorten('task')).toBe('…a [task]');
  });

  it('finds no words across that mark, and none in it', async () => {
    const ask = siteOf([{url: '/a', title: 'A', markdown: '- a sail\n- boat'}]);
    const [hit] = await ask('boat', {snippetWords: {content: 5}});
    expect(bracket(hit?.shown.content)).toBe('…[boat]');
    expect(await ask('sailboat')).toEqual([]);
  });

  it('keeps a match in sight of a narrow line, however long the words before it', () => {
    const long = 'rigging'.repeat(5);
    const shorten = (text: string) => {
      const start = text.indexOf('pod_db');
      const marks = [{word: 'pod_db', start, end: start + 6}];
      return bracket(makeSnippet({text, marks}, 5));
    };
    expect(shorten(`In ${long} and ${long} pod_db`)).toBe('…[pod_db]');
    expect(shorten(`Set ${long}.${long}.pod_db`)).toBe('…[pod_db]');
    expect(shorten('Set it as pod_db')).toBe('Set it as [pod_db]');
  });

  it('shows whole texts where no number of words is asked for', async () => {
    const [hit] = await search('anchors down');
    expect(hit?.shown.content?.text).toBe(hit?.content);
    expect(hit?.shown.lvl0).toEqual({text: 'Guides', ranges: []});
  });

  it('tells what symbol it is of', async () => {
    const [hit] = await search('Mast.hoist_sail');
    expect(hit?.symbol).toMatchObject({
      name: 'Mast.hoist_sail',
      kind: 'method',
      module: 'ship.deck',
    });
  });

  it('gives whatever a page says as plain text', async () => {
    const hostile = siteOf([
      {
        url: '/x',
        title: 'List<T> "quoted" & <img src=x onerror=alert(1)>',
        markdown:
          "## Danger `</mark><script>`\n\nThe `<img onerror='boom'>` tag & more.",
      },
    ]);
    const [page, section] = await hostile('danger img list script');
    expect(bracket(page?.shown.lvl1)).toBe(
      '[List]<T> "quoted" & <[img] src=x onerror=alert(1)>',
    );
    expect(bracket(section?.shown.lvl2)).toBe('[Danger] </mark><[script]>');
    expect(bracket(section?.shown.content)).toBe(
      "The <[img] onerror='boom'> tag & more.",
    );
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

describe('filters', () => {
  it('keep to a language', async () => {
    expect(
      await urlsOf(search('harbour', {facetFilters: ['language:de']})),
    ).toEqual(['/de/hafen']);
  });

  it('keep to any of several tags, and to all of several filters', async () => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-tutorials-current'],
    ];
    const hits = await search('harbour', {facetFilters});
    expect(new Set(hits.map(({hierarchy}) => hierarchy.lvl0))).toEqual(
      new Set(['Blog', 'Tutorials']),
    );
  });

  it('keep to a section', async () => {
    const hits = await search('harbour', {facetFilters: 'hierarchy.lvl0:Blog'});
    expect(hits.map(({url}) => url)).toEqual(['/blog/regatta']);
  });

  it('let nothing through that the index does not know', async () => {
    expect(await search('harbour', {facetFilters: ['colour:red']})).toEqual([]);
  });
});

describe('pages of results', () => {
  const many = siteOf(
    Array.from({length: 25}, (_, place) => ({
      url: `/${place}`,
      title: `Buoy ${place}`,
    })),
  );

  it('hold twenty hits unless asked otherwise, without a hit twice', async () => {
    const first = await urlsOf(many('buoy'));
    const second = await urlsOf(many('buoy', {page: 1}));
    expect([first.length, second.length]).toEqual([20, 5]);
    expect(new Set([...first, ...second]).size).toBe(25);
  });

  it('hold no more of one section than asked', async () => {
    const hits = await search('harbour', {hitsPerGroup: 1});
    const sections = hits.map(({hierarchy}) => hierarchy.lvl0);
    expect(sections.length).toBeGreaterThan(2);
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('are empty after the last, and where none are asked for', async () => {
    expect(await many('buoy', {page: 9})).toEqual([]);
    expect(await many('buoy', {hitsPerPage: 0})).toEqual([]);
  });
});
