import fs from 'node:fs';
import path from 'node:path';
import {test} from '@playwright/test';
import {product} from '../../config/product';
import {modulePages, pages} from './support/pages';
import {test as testInResetWindow} from './support/reset-window';
import {address, expect, open} from './support/test';

const build = path.resolve(__dirname, '../../build');
const site = product.url + product.baseUrl;

const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');

interface Head {
  title: string;
  description: string;
  canonical: string | undefined;
  robots: string | undefined;
}

/** The metadata of each built page, by file. */
const heads: ReadonlyMap<string, Head> = new Map(
  fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const head = read(file).split('<body')[0] ?? '';
      const find = (pattern: RegExp) => pattern.exec(head)?.[1];
      return [
        file.split(path.sep).join('/'),
        {
          title: find(/<title[^>]*>([^<]*)<\/title>/) ?? '',
          description:
            find(/<meta [^>]*name="?description"? content="([^"]*)"/) ?? '',
          canonical: find(/<link [^>]*rel="?canonical"? href="?([^"\s>]+)/),
          robots: find(/<meta [^>]*name="?robots"? content="?([^"\s>]+)/),
        },
      ];
    }),
);

test('every page has a unique title and a description', () => {
  const files = new Map<string, string[]>();
  for (const [file, {title, description}] of heads) {
    files.set(title, [...(files.get(title) ?? []), file]);
    expect(description, file).toMatch(/\S{3}/);
  }
  expect(heads.size).toBeGreaterThan(pages.length);
  expect([...files].filter(([, same]) => same.length > 1)).toEqual([]);
  expect(files.has('')).toBe(false);
});

test('without an account at Algolia, pages have no tags for its crawler', () => {
  const files = [...heads.keys()];
  const tagged = files.filter((file) =>
    /name="?(?:docsearch:|docusaurus_)/.test(read(file)),
  );
  expect(tagged).toEqual([]);
});

test('a site in one language lists no translations of its pages', () => {
  const files = [...heads.keys()];
  expect(files.filter((file) => /hreflang/i.test(read(file)))).toEqual([]);
});

testInResetWindow(
  'the title of a module is its full path, also after scripts run',
  async ({page}) => {
    const route = modulePages.find((one) => one.endsWith('/models/types'));
    await open(page, route ?? '-');
    await expect(page).toHaveTitle(
      `${product.sdk.package}.models.types | ${product.name}`,
    );
  },
);

test('each page has its own canonical URL, and the not-found page none', () => {
  const fileOf = (route: string) =>
    route === '/' ? 'index.html' : `${route.slice(1)}.html`;
  for (const route of pages) {
    const head = heads.get(fileOf(route));
    expect(head?.canonical, route).toBe(
      encodeURI(product.url + address(route)),
    );
    expect(head?.robots, route).toBeUndefined();
  }
  expect(heads.get('404.html')).toMatchObject({
    canonical: undefined,
    robots: 'noindex',
  });
});

test('a section root has the canonical URL of its first page and no noindex', () => {
  for (const section of ['guides', 'tutorials', 'api']) {
    const head = heads.get(`${section}.html`);
    expect(head?.robots).toBeUndefined();
    expect(head?.canonical).toMatch(
      new RegExp(`^${product.url}${address(`/${section}/`)}.`),
    );
    expect(
      [...heads.values()].filter(
        ({canonical}) => canonical === head?.canonical,
      ),
    ).toHaveLength(2);
  }
});

test('crawlers are allowed and find the sitemap', () => {
  const robots = read('robots.txt');
  expect(robots).toContain('User-agent: *\nDisallow:\n');
  expect(robots).toContain(`Sitemap: ${site}sitemap.xml\n`);
});

test('the sitemap has the date of the last change of each written page', () => {
  const entries = read('sitemap.xml').split('<url>').slice(1);
  const dated = entries
    .filter((entry) => /<lastmod>20\d\d-\d\d-\d\d<\/lastmod>/.test(entry))
    .map((entry) => /<loc>([^<]*)</.exec(entry)?.[1]);
  // Generated category pages have no text of their own.
  const written = pages.filter(
    (route) =>
      route !== '/' && read(`${route.slice(1)}.html`).includes('Last updated'),
  );
  expect(written.length).toBeGreaterThan(50);
  expect(dated).toEqual(
    expect.arrayContaining(
      written.map((route) => encodeURI(product.url + address(route))),
    ),
  );
});

test('each feed contains its own URL', () => {
  for (const [file, pattern] of [
    ['blog/rss.xml', /<atom:link href="([^"]+)" rel="self"/],
    ['blog/atom.xml', /<link rel="self" href="([^"]+)"/],
  ] as const) {
    expect(pattern.exec(read(file))?.[1]).toBe(site + file);
  }
});

test('feeds contain no controls, which feed readers would show as text', () => {
  for (const file of ['blog/rss.xml', 'blog/atom.xml']) {
    expect(read(file)).not.toMatch(/<button|hash-link/);
  }
});

test('opensearch.xml has the correct type of its icon', () => {
  const description = read('opensearch.xml');
  expect(description).toContain(
    `type="image/svg+xml">${site}img/favicon.svg</Image>`,
  );
});
