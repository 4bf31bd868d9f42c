import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {locateRecords} from '../src/plugin/locate';
import {SiteSearch} from '../src/plugin/site-search';
import {validateOptions} from '../src/plugin/options';
import {findPopular} from '../src/plugin/find-popular';
import {nameSections} from '../src/plugin/name-sections';

const check = (options: unknown) =>
  validateOptions({
    validate: normalizePluginOptions as never,
    options: options as never,
  });

describe('the options', () => {
  it('may be left out', () => {
    expect(check({})).toMatchObject({});
  });

  it.each([
    [{sections: 'Docs'}, 'names by id of the docs instance'],
    [
      {pages: [{path: 'a', title: 'A', section: 'B', markdown: ''}]},
      'write "/a"',
    ],
    [{missingResultsUrl: 'https://a.test'}, 'must hold {query}'],
    [{quickLinks: [{label: 'A', to: 'a'}]}, 'write "/a"'],
    [{quickLinks: [{to: '/a'}]}, 'label'],
    [{examples: 'anchor'}, 'must be a list of queries'],
    [{examples: ['']}, 'examples[0]'],
    [{examples: ['a', 'a']}, 'duplicate'],
    [{popularSymbols: 'Mast'}, 'must be a list of names of symbols'],
    [{popularSymbols: ['Mast', 'Mast']}, 'duplicate'],
    [{colour: 'red'}, '"colour" is not allowed'],
    [{searchPagePath: true}, 'searchPagePath'],
  ])('say what is wrong in %j', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });
});

describe('findPopular', () => {
  const symbolOf = (dotted: string, aliases?: string[]) => ({
    name: dotted.split('.').at(-1) ?? '',
    dotted,
    kind: 'class',
    url: `/api/${dotted}`,
    summary: '',
    ...(aliases && {aliases}),
  });
  const symbols = [
    symbolOf('ship.deck.Mast', ['ship.Mast']),
    symbolOf('ship.Sail'),
    symbolOf('dock.Sail'),
  ];

  it('finds symbols by their name, or a path that tells them apart', () => {
    expect(findPopular(['ship.Mast', 'Mast', 'dock.Sail'], symbols)).toEqual([
      {name: 'Mast', kind: 'class', url: '/api/ship.deck.Mast'},
      {name: 'Mast', kind: 'class', url: '/api/ship.deck.Mast'},
      {name: 'Sail', kind: 'class', url: '/api/dock.Sail'},
    ]);
  });

  it('stops at a name of no symbol or of several, and offers none of no reference', () => {
    expect(() => findPopular(['Oar'], symbols)).toThrow(
      'names "Oar", which the API reference does not have',
    );
    expect(() => findPopular(['Sail'], symbols)).toThrow(
      'may be ship.Sail or dock.Sail: write its path',
    );
    expect(findPopular(['Oar'], [])).toEqual([]);
  });
});

describe('nameSections', () => {
  const navbar = (...items: object[]) => ({navbar: {items}});
  const instances = (...ids: string[]) =>
    ids.map((id) => ({id, routes: [`/${id}`]}));

  it('calls an instance as the options do, as the navbar does, or by its id', () => {
    const names = nameSections(
      instances('default', 'api', 'user-guides'),
      {api: 'API Reference'},
      navbar({type: 'docSidebar', sidebarId: 'tutorial', label: 'Tutorial'}),
    );
    expect([...names]).toEqual([
      ['api', 'API Reference'],
      ['default', 'Tutorial'],
      ['user-guides', 'User guides'],
    ]);
  });

  it('does not choose between several items of the navbar', () => {
    const item = {type: 'docSidebar', sidebarId: 'x'};
    const names = nameSections(
      instances('default'),
      {},
      navbar({...item, label: 'One'}, {...item, label: 'Two'}),
    );
    expect([...names]).toEqual([['default', 'Docs']]);
  });

  it('calls an instance as an item of the navbar that leads to its route', () => {
    const names = nameSections(
      instances('python', 'rest'),
      {},
      navbar(
        {to: '/python/shop', label: 'Python API'},
        {to: 'rest', label: 'REST API'},
        {to: '/python-news', label: 'News'},
      ),
    );
    expect([...names.values()]).toEqual(['Python API', 'REST API']);
  });

  it('writes API in capitals', () => {
    expect([...nameSections(instances('api'), {}, {}).values()]).toEqual([
      'API',
    ]);
  });

  it('translates the names of the options and of the ids, not those of the navbar', () => {
    const names = nameSections(
      instances('default', 'guides', 'rest'),
      {guides: 'Guides'},
      navbar({to: '/rest', label: 'Blog'}),
      (name) =>
        ({Docs: 'Doku', Guides: 'Anleitungen', Blog: 'X'})[name] ?? name,
    );
    expect([...names]).toEqual([
      ['guides', 'Anleitungen'],
      ['default', 'Doku'],
      ['rest', 'Blog'],
    ]);
  });

  it('says which instances there are where a name is for none of them', () => {
    expect(() =>
      nameSections(instances('default'), {guides: 'Guides'}, {}),
    ).toThrow(
      "'guides', but no docs instance has this id. Use one of: default.",
    );
  });
});

describe('a site of two locales', () => {
  const contextOf = (currentLocale: string, themeConfig: object = {}) =>
    ({
      siteDir: '/site',
      baseUrl: currentLocale === 'en' ? '/docs/' : `/docs/${currentLocale}/`,
      i18n: {currentLocale, defaultLocale: 'en'},
      siteConfig: {title: 'My Site!', themeConfig},
    }) as unknown as LoadContext;
  const describeIn = (locale: string, themeConfig?: object) =>
    new SiteSearch(contextOf(locale, themeConfig), {}).describe({});

  it('has an index, a search page and records for each', async () => {
    expect(await describeIn('en')).toMatchObject({
      indexUrl: '/docs/search-index',
      searchPage: '/docs/search',
      indexName: 'my-site',
    });
    expect(await describeIn('de')).toMatchObject({
      indexUrl: '/docs/de/search-index',
      searchPage: '/docs/de/search',
    });
    expect(locateRecords(contextOf('en'), 'a/records.json')).toBe(
      '/site/a/records.json',
    );
    expect(locateRecords(contextOf('de'), 'a/records.json')).toBe(
      '/site/a/records.de.json',
    );
  });

  it('hands its examples to the pages, none without any', async () => {
    const options = {examples: ['anchor']};
    const site = new SiteSearch(contextOf('en'), options);
    expect((await site.describe({})).examples).toEqual(['anchor']);
    expect((await describeIn('en')).examples).toEqual([]);
  });

  it('ships no index where Algolia is configured', async () => {
    const algolia = {appId: 'A', apiKey: 'k', indexName: 'docs'};
    expect(await describeIn('en', {algolia})).toMatchObject({
      indexUrl: null,
      indexName: 'docs',
      searchPage: '/docs/search',
    });
    expect(
      await describeIn('en', {algolia: {...algolia, searchPagePath: false}}),
    ).toMatchObject({searchPage: null});
  });

  it('refuses to be left without any search', () => {
    expect(() => new SiteSearch(contextOf('en'), {embedded: false})).toThrow(
      'configure themeConfig.algolia',
    );
    expect(
      new SiteSearch(contextOf('en', {algolia: {}}), {embedded: false})
        .isEmbedded,
    ).toBe(false);
  });
});
