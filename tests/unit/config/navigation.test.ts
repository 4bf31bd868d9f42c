import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {SearchOptions} from 'docusaurus-theme-static-search';
import {load} from 'cheerio';
import {afterAll, describe, expect, it} from 'vitest';
import {createFooter} from '../../../config/footer';
import type {HomePage} from '../../../config/identity/home-types';
import type {Product} from '../../../config/identity/types';
import {createNavbar} from '../../../config/navbar';
import {createSearch} from '../../../config/search';
import {listSections, type Section} from '../../../config/sections';
import {createReportUrl} from '../../../packages/docusaurus-theme-static-search/src/client/report-url';
import {nameSections} from '../../../packages/docusaurus-theme-static-search/src/plugin/name-sections';

const bare: Product = {
  name: 'Harbour',
  slug: 'harbour',
  tagline: 'Ships come and go.',
  url: 'https://docs.harbour.test',
  baseUrl: '/',
  sdk: {
    path: 'python',
    package: 'harbour',
    include: [],
    exclude: [],
    private: false,
    docstringStyle: 'auto',
  },
};

describe('the navigation bar', () => {
  const labels = (product: Product, sections: Section[]) =>
    createNavbar(product, sections).items.map((item) =>
      'label' in item ? item.label : item.type,
    );

  it('links only to sections that the site has', () => {
    expect(labels(bare, ['api', 'blog'])).toEqual([
      'API Reference',
      'custom-activeVersionDropdown',
      'search',
    ]);
    expect(labels(bare, ['tutorials'])).toContain('Tutorials');
  });

  it('has a language menu if there are two languages, or if configured', () => {
    expect(labels({...bare, locales: ['en', 'fr']}, [])).toContain(
      'localeDropdown',
    );
    expect(labels({...bare, singleEntryMenus: true}, [])).toContain(
      'localeDropdown',
    );
  });

  it('links to the hub if the product has one', () => {
    const hubUrl = 'https://hub.harbour.test';
    expect(labels({...bare, hubUrl}, [])).toContain('Hub');
  });
});

const home: HomePage = {description: 'Ships.', lead: 'Ships.', actions: []};

describe('the search', () => {
  it('uses the section labels of the navigation bar', () => {
    const {sections = {}}: SearchOptions = createSearch(bare, home);
    const names = nameSections([{id: 'api', routes: ['/api']}], sections, {
      navbar: createNavbar(bare, ['api']),
    });
    expect([...names]).toEqual([['api', 'API Reference']]);
  });

  it('links to the first two pages of each role', () => {
    const link = (label: string) => ({label, to: `/guides/${label}-{product}`});
    const links = [link('a'), link('b'), link('c')];
    const role = {reader: 'On {Product}', promise: 'Sail', links};
    const entries = [role, role].map((one) => ({...one, icon: 'pod' as const}));
    const {quickLinks} = createSearch(bare, {
      ...home,
      roles: {title: 'Roles', entries},
    });
    expect(quickLinks.map(({to}) => to)).toEqual([
      ...['/guides/a-harbour', '/guides/b-harbour'],
      ...['/guides/a-harbour', '/guides/b-harbour'],
    ]);
    expect(quickLinks[0]?.note).toBe('On Harbour');
  });
});

describe('the report of a query without results', () => {
  it.each([
    ['https://git.harbour.test/docs', '/issues/new', 'title'],
    ['https://github.com/harbour/docs', '/issues/new', 'title'],
    ['https://gitlab.com/harbour/docs', '/-/issues/new', 'issue[title]'],
  ])('has a title in an issue on %s', (url, form, title) => {
    const {missingResultsUrl = ''}: SearchOptions = createSearch(
      {...bare, source: {label: 'Source code', url}},
      home,
    );
    const address = new URL(createReportUrl(missingResultsUrl, 'a & b') ?? '');
    expect(address.origin + address.pathname).toBe(url + form);
    expect([...address.searchParams]).toEqual([
      [title, 'Search finds nothing for "a & b"'],
    ]);
  });

  it('needs a repository', () => {
    expect(createSearch(bare, home)).not.toHaveProperty('missingResultsUrl');
  });
});

describe('the footer', () => {
  it('has no group and no licence if none is configured', () => {
    expect(createFooter(bare)).toMatchObject({
      links: [],
      copyright: '© Harbour.',
    });
  });

  it('replaces the slug in paths, and shows the company', () => {
    const footer = createFooter({
      ...bare,
      company: {label: 'Pier Ltd', url: 'https://pier.test'},
      licence: 'Texts under CC BY 4.0.',
      footer: [
        {title: 'A', links: [{label: 'B', to: '/guides/about-{product}'}]},
      ],
    });
    expect(footer.links[0]?.items).toEqual([
      {label: 'B', to: '/guides/about-harbour'},
    ]);
    expect(footer.copyright).toBe('© Pier Ltd. Texts under CC BY 4.0.');
  });

  it('shows the copyright as text, although the theme inserts it as HTML', () => {
    const footer = createFooter({
      ...bare,
      company: {label: 'Pier & <Sons>', url: 'https://pier.test'},
      licence: 'Texts by <ann@pier.test>.',
    });
    expect(load(footer.copyright).text()).toBe(
      '© Pier & <Sons>. Texts by <ann@pier.test>.',
    );
  });

  it('ends a company name such as "Pier Inc." with one full stop', () => {
    const company = {label: 'Pier Inc.', url: 'https://pier.test'};
    expect(createFooter({...bare, company}).copyright).toBe('© Pier Inc.');
  });
});

describe('the sections of a site', () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sections-'));
  afterAll(() => {
    fs.rmSync(root, {recursive: true});
  });

  it('are those with a page, and the generated reference', () => {
    for (const file of [
      'docs/start/install.mdx',
      'tutorials/_draft.mdx',
      'tutorials/_drafts/first.mdx',
      'tutorials/.hidden/first.mdx',
      'blog/authors.yml',
    ]) {
      fs.mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      fs.writeFileSync(path.join(root, file), '');
    }
    expect(listSections(root)).toEqual(['guides', 'api']);
  });
});
