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
    validate: normalizePluginOptions,
    options: options as never,
  });

describe('the options', () => {
  it('are optional', () => {
    expect(check({})).toMatchObject({});
  });

  it.each([
    [{sections: 'Docs'}, 'names by id of the docs instance'],
    [
      {pages: [{path: 'a', title: 'A', section: 'B', markdown: ''}]},
      'write "/a"',
    ],
    [{missingResultsUrl: 'https://a.test'}, 'must contain {query}'],
    [{quickLinks: [{label: 'A', to: 'a'}]}, 'write "/a"'],
    [{quickLinks: [{to: '/a'}]}, 'label'],
    [{examples: 'anchor'}, 'must be a list of queries'],
    [{examples: ['']}, 'examples[0]'],
    [{examples: ['a', 'a']}, 'duplicate'],
    [{popularSymbols: 'Mast'}, 'must be a list of names of symbols'],
    [{popularSymbols: ['Mast', 'Mast']}, 'duplicate'],
    [
      {colour: 'red'},
      '"colour" is not an option of docusaurus-theme-static-search',
    ],
    [{id: 'docs'}, "Remove 'id'"],
    [{searchPagePath: true}, 'must be a path such as "search", or false'],
  ])('are rejected with an explanation: %j', (options, message) => {
    expect(() => check(options)).toThrow(message);
  });

  it('are all checked at once', () => {
    const options = {examples: 'anchor', searchPagePath: true, colour: 'red'};
    expect(() => check(options)).toThrow(
      /must be a path such as "search", or false\. "examples" must be a list.*"colour" is not an option/,
    );
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

  it('finds symbols by name, or by an unambiguous path', () => {
    expect(findPopular(['ship.Mast', 'Mast', 'dock.Sail'], symbols)).toEqual([
      {name: 'Mast', kind: 'class', url: '/api/ship.deck.Mast'},
      {name: 'Mast', kind: 'class', url: '/api/ship.deck.Mast'},
      {name: 'Sail', kind: 'class', url: '/api/dock.Sail'},
    ]);
  });

  it('rejects unknown and ambiguous names, and lists none without a reference', () => {
    expect(() => findPopular(['Oar'], symbols)).toThrow(
      'lists "Oar", which is not in the API reference',
    );
    expect(() => findPopular(['Sail'], symbols)).toThrow(
      'ambiguous (ship.Sail or dock.Sail): write its path',
    );
    expect(findPopular(['Oar'], [])).toEqual([]);
  });
});

describe('nameSections', () => {
  const navbar = (...items: object[]) => ({navbar: {items}});
  const instances = (...ids: string[]) =>
    ids.map((id) => ({id, routes: [`/${id}`]}));

  it('names an instance by the options, by the navbar, or by its id', () => {
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

  it('does not choose between several navbar items', () => {
    const item = {type: 'docSidebar', sidebarId: 'x'};
    const names = nameSections(
      instances('default'),
      {},
      navbar({...item, label: 'One'}, {...item, label: 'Two'}),
    );
    expect([...names]).toEqual([['default', 'Docs']]);
  });

  it('names an instance by the navbar item that links to its route', () => {
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

  it('translates names from options and ids, but not those from the navbar', () => {
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

  it('lists the existing instances if a name matches none of them', () => {
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

  it('has a separate index, search page and records for each', async () => {
    expect(await describeIn('en')).toMatchObject({
      indexUrl: '/docs/search-index',
      searchPage: '/docs/search',
      indexName: 'my-site',
    });
    expect(await describeIn('de')).toMatchObject({
      indexUrl: '/docs/de/search-index',
      searchPage: '/docs/de/search',
      // Saved pages of another language aren't routes of this one.
      indexName: 'my-site-de',
    });
    expect(locateRecords(contextOf('en'), 'a/records.json')).toBe(
      '/site/a/records.json',
    );
    expect(locateRecords(contextOf('de'), 'a/records.json')).toBe(
      '/site/a/records.de.json',
    );
  });

  it('passes its examples to the pages, or none', async () => {
    const options = {examples: ['anchor']};
    const site = new SiteSearch(contextOf('en'), options);
    expect((await site.describe({})).examples).toEqual(['anchor']);
    expect((await describeIn('en')).examples).toEqual([]);
  });

  it('has no index if Algolia is configured', async () => {
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

  it('rejects options that disable every search', () => {
    expect(() => new SiteSearch(contextOf('en'), {embedded: false})).toThrow(
      'configure themeConfig.algolia',
    );
    expect(
      new SiteSearch(contextOf('en', {algolia: {}}), {embedded: false})
        .isEmbedded,
    ).toBe(false);
  });
});
