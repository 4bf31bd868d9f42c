import {describe, expect, it} from 'vitest';
import {makeSnippet} from '../src/engine/search/snippets';
import {bracket, siteOf, urlsOf} from './helpers';
import {search} from './small-site';

describe('a hit', () => {
  it.each([
    [
      'every form of a word and of its spellings',
      'visualizations',
      '[Visualisation] of currents',
    ],
    ['the prefix that was typed', 'regat', 'The [regat]ta'],
    ['a misspelled word', 'regtata ', 'The [regatta]'],
    ['the part of an identifier', 'reader', 'TideTable[Reader]'],
  ])('marks %s', async (_, query, title) => {
    const [hit] = await search(query);
    expect(bracket(hit?.shown.lvl1)).toBe(title);
  });

  it('marks a part of a compound word that has an apostrophe', async () => {
    const ask = siteOf([
      {
        url: '/a',
        title: 'Knots',
        markdown: 'A slack rope can’t-miss its tack, or fix-won’t-hold it.',
      },
    ]);
    const [hit] = await ask('slack rope hold can’t tack won’t knots ');
    expect(bracket(hit?.shown.content)).toBe(
      'A [slack] [rope] [can’t]-miss its [tack], or fix-[won’t]-[hold] it.',
    );
  });

  it('marks words of the query and their abbreviations, but not loose synonyms', async () => {
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

  it('marks the words of a longer term only where they stand together', async () => {
    const ask = siteOf([
      {
        url: '/b',
        title: 'Federated learning',
        markdown:
          'A federated ship is learning. Learning rates. Federated learning.',
      },
    ]);
    const [hit] = await ask('fl', {snippetWords: {content: 20}});
    expect(bracket(hit?.shown.lvl1)).toBe('[Federated] [learning]');
    expect(bracket(hit?.shown.content)).toBe(
      'A federated ship is learning. Learning rates. [Federated] [learning].',
    );
  });

  it('marks the words of a longer term across stop words', async () => {
    const ask = siteOf([{url: '/b', title: 'Create an account'}]);
    const [hit] = await ask('signup');
    expect(bracket(hit?.shown.lvl1)).toBe('[Create] an [account]');
  });

  it("is a section with the query's name, whatever its rank, if groups are limited", async () => {
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

  it('shows the requested number of words around the match', async () => {
    const hits = await search('anchors', {snippetWords: {content: 5}});
    const hit = hits.find(({url}) => url.endsWith('#pay-the-toll'));
    const snippet = bracket(hit?.shown.content);
    expect(snippet).toMatch(/^….*\[anchors\]/);
    expect(snippet.replace(/…/g, '').trim().split(/\s+/)).toHaveLength(5);
  });

  it('shows whole titles, even if fewer words of headings are requested', async () => {
    const title = 'How to moor a ship that is rather long';
    const ask = siteOf([{url: '/a', title}]);
    const [hit] = await ask('long', {snippetWords: {headings: 5, content: 5}});
    expect(bracket(hit?.shown.lvl1)).toBe(
      'How to moor a ship that is rather [long]',
    );
  });

  it('ends a snippet after a word, or without dots after a sentence', () => {
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

  it('shows one block of a text, without the marks between blocks', () => {
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

  it('finds no words across that mark, nor the mark itself', async () => {
    const ask = siteOf([{url: '/a', title: 'A', markdown: '- a sail\n- boat'}]);
    const [hit] = await ask('boat', {snippetWords: {content: 5}});
    expect(bracket(hit?.shown.content)).toBe('…[boat]');
    expect(await ask('sailboa')).toEqual([]);
  });

  it('keeps a match visible in a narrow line after long words', () => {
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

  it('shows whole texts if no number of words is requested', async () => {
    const [hit] = await search('anchors down');
    expect(hit?.shown.content?.text).toBe(hit?.content);
    expect(hit?.shown.lvl0).toEqual({text: 'Guides', ranges: []});
  });

  it('includes its symbol', async () => {
    const [hit] = await search('Mast.hoist_sail');
    expect(hit?.symbol).toMatchObject({
      name: 'Mast.hoist_sail',
      kind: 'method',
      module: 'ship.deck',
    });
  });

  it('returns the content of a page as plain text', async () => {
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
