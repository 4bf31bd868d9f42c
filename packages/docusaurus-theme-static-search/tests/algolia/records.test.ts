import {describe, expect, it} from 'vitest';
import {makeRecords} from '../../src/records/make-records';
import type {Page} from '../../src/records/types';
import {makeBatches} from '../../src/algolia-push/make-batches';
import {makeContent} from '../../src/algolia-push/make-content';
import {makeHostedRecords} from '../../src/algolia-push/make-hosted-records';
import {makeSynonyms} from '../../src/algolia-push/make-synonyms';
import {splitText} from '../../src/algolia-push/split-text';

const page: Page = {
  url: '/guides/sails',
  title: 'Sails',
  section: 'Guides',
  description: 'What moves a boat.',
  keywords: ['canvas'],
  language: 'en',
  docusaurus_tag: 'docs-guides-current',
  version: 'current',
  sections: [
    {depth: 0, heading: '', anchor: null, text: 'All of them.', code: ''},
    {
      depth: 2,
      heading: 'Hoisting',
      anchor: 'hoisting',
      text: 'Pull the rope.',
      code: 'sail.hoist()',
    },
  ],
};

describe('the records of the hosted search', () => {
  it('contain texts without the marks between their blocks', () => {
    const [lead] = page.sections;
    const sections = lead ? [{...lead, text: 'Hoist\nLower'}] : [];
    expect(
      makeHostedRecords(makeRecords([{...page, sections}], [], '/'))[0]
        ?.content,
    ).toBe('What moves a boat. Hoist Lower');
  });

  it('contain the place of a page', () => {
    const place = ['Sailing'];
    expect(
      makeHostedRecords(makeRecords([{...page, place}], [], '/')).map(
        (record) => record.place,
      ),
    ).toEqual([place, undefined, undefined, undefined]);
  });

  it("are one per heading and one per text below it, in DocSearch's format", () => {
    expect(makeHostedRecords(makeRecords([page], [], '/'))).toMatchObject([
      {
        objectID: '/guides/sails',
        type: 'lvl1',
        hierarchy: {lvl0: 'Guides', lvl1: 'Sails', lvl2: null},
        hierarchy_radio: {lvl1: 'Sails'},
        content: 'What moves a boat. All of them.',
        language: 'en',
        docusaurus_tag: 'docs-guides-current',
        version: 'current',
        weight: {level: 100, position: 0},
      },
      {
        objectID: '/guides/sails#hoisting',
        url: '/guides/sails#hoisting',
        url_without_anchor: '/guides/sails',
        anchor: 'hoisting',
        type: 'lvl2',
        hierarchy_radio: {lvl2: 'Hoisting'},
        content: null,
        weight: {level: 90, position: 1},
      },
      {
        objectID: '/guides/sails#hoisting~text-1',
        type: 'content',
        hierarchy_radio: {},
        content: 'Pull the rope.',
        weight: {level: 0, position: 1},
      },
      {objectID: '/guides/sails#hoisting~text-2', content: 'sail.hoist()'},
    ]);
  });

  it('contain the name, kind, module and signature of a symbol', () => {
    const symbols = [
      {
        name: 'hoist',
        dotted: 'boat.sails.hoist',
        kind: 'function',
        url: '/guides/sails#hoisting',
        summary: 'Hoists a sail.',
        signature: `hoist(${'rope: str, '.repeat(500)})`,
      },
    ];
    const records = makeHostedRecords(makeRecords([page], symbols, '/'));
    const record = records.find(({symbol}) => symbol !== undefined);
    expect(record?.symbol).toMatchObject({
      dotted: 'boat.sails.hoist',
      kind: 'function',
      module: 'boat.sails',
    });
    expect(record?.symbol?.signature).toHaveLength(1000);
  });

  it('have unique ids, and stay below 10 KB for sections of any length', () => {
    const long = {
      ...page,
      sections: [
        {
          depth: 0,
          heading: '',
          anchor: null,
          text: 'A sentence of some length. '.repeat(5000),
          code: 'é'.repeat(20_000),
        },
      ],
    };
    const records = makeHostedRecords(makeRecords([long], [], '/'));
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(
      records.length,
    );
    const sizes = records.map((record) =>
      Buffer.byteLength(JSON.stringify(record)),
    );
    expect(Math.max(...sizes)).toBeLessThan(10_000);
    expect(records.map(({content}) => content).join('')).toContain(
      'é'.repeat(100),
    );
  });

  it('have no version outside the docs', () => {
    const post: Page = {...page, docusaurus_tag: 'default'};
    delete post.version;
    const [record] = makeHostedRecords(makeRecords([post], [], '/'));
    expect(record).not.toHaveProperty('version');
  });
});

it('keeps a name of a version that contains a hyphen', () => {
  const old = {docusaurus_tag: 'docs-guides-2.0.0-rc.1', version: '2.0.0-rc.1'};
  const [record] = makeRecords([{...page, ...old}], [], '/');
  const [hosted] = record ? makeHostedRecords([record]) : [];
  expect(hosted?.version).toBe('2.0.0-rc.1');
});

it('cuts a long signature between two characters', () => {
  const symbol = {
    name: 'hoist',
    dotted: 'boat.hoist',
    kind: 'function',
    module: 'boat',
    signature: `hoist("${'🚢'.repeat(600)}")`,
  };
  const [record] = makeRecords([page], [], '/');
  const [hosted] = record ? makeHostedRecords([{...record, symbol}]) : [];
  expect(hosted?.symbol?.signature).toBe(`hoist("${'🚢'.repeat(496)}`);
});

describe('a text that is too long for a record', () => {
  it('is split after a sentence, or between words, or anywhere', () => {
    expect(splitText('One two three. Four five.', 20)).toEqual([
      'One two three.',
      'Four five.',
    ]);
    expect(splitText('One two three four five', 14)).toEqual([
      'One two three',
      'four five',
    ]);
    expect(splitText('abcdefgh', 3)).toEqual(['abc', 'def', 'gh']);
    expect(splitText('  ', 3)).toEqual([]);
  });

  it('keeps characters of two code units whole', () => {
    expect(splitText('⛵🚢🚢⛵', 4)).toEqual(['⛵🚢', '🚢⛵']);
  });
});

describe('the batches', () => {
  it('stay below 10 MB if records are large', () => {
    const [record] = makeHostedRecords(makeRecords([page], [], '/'));
    if (!record) {
      throw new Error('The page has no record.');
    }
    const large = {...record, content: 'x'.repeat(90_000)};
    const batches = makeBatches(Array.from({length: 150}, () => large));
    expect(batches.flat()).toHaveLength(150);
    expect(batches.length).toBe(2);
    for (const batch of batches) {
      expect(Buffer.byteLength(JSON.stringify(batch))).toBeLessThan(10_000_000);
    }
    expect(makeBatches([])).toEqual([]);
  });
});

describe('the synonyms', () => {
  const synonymsOf = (text: string) =>
    makeSynonyms(
      makeHostedRecords(
        makeRecords(
          [
            {
              ...page,
              description: '',
              sections: page.sections
                .slice(0, 1)
                .map((section) => ({...section, text})),
            },
          ],
          [],
          '/',
        ),
      ),
    ).map(({synonyms}) => synonyms);

  it('are those of the embedded search', () => {
    expect(synonymsOf('')).toContainEqual(['k8s', 'kubernetes']);
  });

  it('connect British and American spelling', () => {
    const synonyms = synonymsOf('Authorise the visualization of behaviour.');
    expect(synonyms).toContainEqual(['authorise', 'authorize']);
    expect(synonyms).toContainEqual(['visualisation', 'visualization']);
    expect(synonyms).toContainEqual(['behavior', 'behaviour']);
  });

  it('have unique ids', () => {
    const ids = makeContent(makeRecords([page], [], '/')).synonyms.map(
      ({objectID}) => objectID,
    );
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('the settings', () => {
  it('let readers filter by language, version, docs instance and section', () => {
    const {settings} = makeContent([]);
    expect(settings.attributesForFaceting).toEqual(
      expect.arrayContaining([
        'language',
        'docusaurus_tag',
        'version',
        'hierarchy.lvl0',
      ]),
    );
    expect(settings).toMatchObject({attributeForDistinct: 'url'});
  });
});
