import {describe, expect, it} from 'vitest';
import {groupHits, listBest} from '../src/client/group-hits';
import {createUrlReader} from '../src/client/site-url';
import {addSection} from '../src/client/filters';
import {buildIndex} from '../src/engine/indexer/build-index';
import type {SearchHit} from '../src/interface/types';
import {readAlgoliaConfig} from '../src/client/settings';
import {bracket, clientOf, FakeServer, recordsOf} from './helpers';

function makeHit(url: string, fields: Partial<SearchHit> = {}): SearchHit {
  const hierarchy = {
    lvl0: 'Guides',
    lvl1: 'Anchor',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy,
    content: 'Iron.',
    language: 'en',
    docusaurus_tag: 'default',
    shown: {
      lvl1: {text: 'Anchor', ranges: [[0, 3]]},
      content: {text: 'Made of iron.', ranges: [[8, 12]]},
    },
    ...fields,
  };
}

describe('listBest', () => {
  it('shows the location of a section and its first sentence', () => {
    const hierarchy = {...makeHit('').hierarchy, lvl1: 'Terms', lvl2: 'Iron'};
    const content = 'A metal. It is heavy.';
    const shown = {
      lvl1: {text: 'Terms', ranges: []},
      lvl2: {text: 'Iron', ranges: [[0, 4] as const]},
      content: {text: '…It is heavy.', ranges: []},
    };
    const [first, second] = listBest([
      makeHit('/a'),
      makeHit('/terms#iron', {type: 'lvl2', content, shown, hierarchy}),
    ]);
    expect(first).toEqual(groupHits([makeHit('/a')], 5)[0]?.rows[0]);
    expect(second).toMatchObject({
      title: shown.lvl2,
      path: {text: 'A metal.'},
      place: 'Terms',
      parent: null,
    });
  });
});

const symbol = {name: 'Anchor', kind: 'class', module: 'ship', signature: ''};

describe('groupHits', () => {
  const rowsOf = (...hits: SearchHit[]) =>
    groupHits(hits, 5).flatMap(({rows}) => rows);

  it('groups by section, then by page, and limits both', () => {
    const many = (section: string, title: string) =>
      Array.from({length: 7}, (_, place) =>
        makeHit(`/${section}/${title}-${place}`, {
          hierarchy: {
            ...makeHit('').hierarchy,
            lvl0: section,
            lvl1: title,
          },
        }),
      );
    const groups = groupHits([...many('Blog', '1'), ...many('Guides', '0')], 5);
    expect(groups.map(({title, rows}) => [title, rows.length])).toEqual([
      ['Blog', 5],
      ['Guides', 5],
    ]);
  });

  it('nests sections only below the row of their own page', () => {
    const rows = rowsOf(
      makeHit('/anchor'),
      makeHit('/anchor#chain', {type: 'lvl2'}),
      makeHit('/anchor#iron', {type: 'content'}),
      makeHit('/other#chain', {type: 'lvl2'}),
    );
    expect(
      rows.map(({parent, isLastChild}) => [parent?.url, isLastChild]),
    ).toEqual([
      [undefined, true],
      ['/anchor', false],
      ['/anchor', true],
      [undefined, false],
    ]);
  });

  it('shows a page with its text, and other hits with their page unmarked', () => {
    const heading = {text: 'Chain', ranges: []};
    const shown = {...makeHit('').shown, lvl2: heading};
    const rows = rowsOf(
      makeHit('/a'),
      makeHit('/b#c', {type: 'lvl2', shown}),
      makeHit('/d#e', {type: 'content', shown}),
    );
    expect(
      rows.map(({title, path}) => [bracket(title), bracket(path)]),
    ).toEqual([
      ['[Anc]hor', 'Made of [iron].'],
      ['Chain', 'Anchor'],
      ['Made of [iron].', 'Anchor'],
    ]);
  });

  it('shows the location of a page, and the texts of its sections', () => {
    const shown = {
      ...makeHit('').shown,
      lvl2: {text: 'Chain', ranges: []},
    };
    const hierarchy = {...makeHit('').hierarchy, lvl2: 'Chain'};
    const rows = rowsOf(
      makeHit('/a', {place: ['Gear', 'Iron']}),
      makeHit('/a#chain', {type: 'lvl2', shown, hierarchy}),
      makeHit('/a#links', {type: 'content', shown, hierarchy}),
    );
    expect(
      rows.map(({place, title, path}) => [place, title.text, path?.text]),
    ).toEqual([
      ['Guides › Gear › Iron', 'Anchor', 'Made of iron.'],
      [undefined, 'Chain', 'Made of iron.'],
      [undefined, 'Made of iron.', 'Chain'],
    ]);
  });

  it('shows the beginning of a text if its title has all matches, or else the match', () => {
    const pathOf = (found: string, fields: Partial<SearchHit> = {}) => {
      const at = found.search(/anchor|iron/i);
      const content = {text: found, ranges: [[at, at + 4] as const]};
      const {lvl1} = makeHit('').shown;
      const hit = makeHit('/a', {
        content: 'Holds a ship where it is, whatever the wind may do to it.',
        shown: {...(lvl1 && {lvl1}), content},
        ...fields,
      });
      const rows = rowsOf(makeHit('/a'), hit);
      return bracket(rows.at(-1)?.path);
    };
    const opening = 'Holds a ship where it is, whatever the wind may do to it.';
    expect(pathOf('…of the anchor.')).toBe(opening);
    expect(pathOf('…made of iron.')).toBe('…made of [iron].');
    expect(
      pathOf('…of the anchor.', {
        content: 'An anchoret? No: anchors hold, and anch is short.',
      }),
    ).toBe('An anchoret? No: [anchors] hold, and [anch] is short.');
    const lvl2 = {text: 'Anchors', ranges: [[0, 6] as const]};
    const shown = {lvl2, content: {text: '…an anchor.', ranges: []}};
    expect(pathOf('', {type: 'lvl2', url: '/a#b', shown})).toBe(opening);
  });

  it('summarizes a symbol, unless only its text shows why it was found', () => {
    const pathOf = (shown: SearchHit['shown']) => {
      const content = 'It holds iron. More of it.';
      const hit = makeHit('/api#Anchor', {symbol, content, shown});
      return bracket(groupHits([hit], 5)[0]?.rows[0]?.path);
    };
    const found = (text: string, start: number) => ({
      content: {text, ranges: [[start, start + 4] as const]},
    });
    const lvl1 = {text: 'Anchor', ranges: [[0, 6] as const]};
    expect(pathOf({})).toBe('It holds iron.');
    expect(pathOf({lvl1, ...found('…More of it.', 1)})).toBe('It holds iron.');
    expect(pathOf(found('It holds iron…', 9))).toBe('It holds [iron].');
    expect(pathOf(found('…More of it.', 1))).toBe('…[More] of it.');
    expect(pathOf(found('…ship.dock.iron.Iron', 11))).toBe('It holds [iron].');
  });
});

describe('addSection', () => {
  it('adds the filter for a section, if one is selected', () => {
    expect(addSection(['language:en'], 'Blog')).toEqual([
      'language:en',
      'hierarchy.lvl0:Blog',
    ]);
    expect(addSection(['language:en'], '')).toEqual(['language:en']);
  });
});

describe('createUrlReader', () => {
  const read = (url: string, algolia: object = {}) =>
    createUrlReader(readAlgoliaConfig({algolia}), 'https://docs.test')(url);

  it('turns addresses of the site into paths, and keeps others', () => {
    expect(read('/a?b#c')).toBe('/a?b#c');
    expect(read('https://docs.test/a#b')).toBe('/a#b');
    expect(read('https://other.test/a')).toBe('https://other.test/a');
  });

  it('follows the settings of Algolia', () => {
    expect(read('https://docs.test/api/x', {externalUrlRegex: '/api/'})).toBe(
      'https://docs.test/api/x',
    );
    expect(
      read('https://docs.test/old/x', {
        replaceSearchResultPathname: {from: '^/old/', to: '/new/'},
      }),
    ).toBe('/new/x');
  });
});

describe('the embedded client in the modal', () => {
  it('counts all hits, though it returns only a few per section', async () => {
    const pages = Array.from({length: 8}, (_, place) => ({
      url: `/page-${place}`,
      title: `Iron ${place}`,
    }));
    const client = clientOf(new FakeServer(buildIndex(recordsOf(pages))));
    const {hits, total} = await client.search({query: 'iron', hitsPerGroup: 5});
    expect([hits.length, total]).toEqual([5, 8]);
  });

  it('begins with the section of the corrected name', async () => {
    const pages = [
      {url: '/regatta', title: 'The regatta rules', markdown: 'Regatta.'},
      {url: '/words', title: 'Words', markdown: '## Regatta\n\nA race.'},
    ];
    const client = clientOf(new FakeServer(buildIndex(recordsOf(pages))));
    for (const query of ['regatta', 'regtata']) {
      const {hits} = await client.search({query, hitsPerGroup: 5});
      expect(hits[0]?.url, query).toBe('/words#regatta');
    }
  });

  it('answers offline from fetched files, also after a failure', async () => {
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
    await client.search({query: 'iron'});
    isOnline = false;
    await expect(client.search({query: 'zzzz'})).rejects.toMatchObject({
      name: 'UnreachableError',
    });
    await expect(client.search({query: 'iron'})).resolves.toMatchObject({
      total: 1,
    });
  });
});
