import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  createLinkResolver,
  type LinkSite,
  mapPermalinks,
} from '../../src/content/links';

const paths = (folder: string) => ({
  contentPath: `/site/${folder}`,
  contentPathLocalized: `/site/i18n/fr/${folder}`,
});

const counting = {
  source: '@site/tutorials/first/counting.mdx',
  permalink: '/reef/tutorials/first/counting',
  contentPaths: paths('tutorials'),
};

const pages = mapPermalinks([
  counting,
  {
    source: '@site/tutorials/first/diving.mdx',
    permalink: '/reef/tutorials/first/diving-deep',
  },
  {source: '@site/tutorials/index.mdx', permalink: '/reef/tutorials/'},
  {
    source: '@site/i18n/fr/tutorials/first/sailing.mdx',
    permalink: '/reef/tutorials/first/voile',
  },
]);

function siteOf(trailingSlash?: boolean): LinkSite {
  return {
    siteDir: '/site',
    baseUrl: '/reef/',
    siteConfig: {url: 'https://docs.example', trailingSlash},
  };
}

describe('a link in an exported page', () => {
  const resolve = createLinkResolver(counting, pages, siteOf(false));

  it.each([
    ['https://other.example/x/', 'https://other.example/x/'],
    ['50%.pdf', null],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['//other.example/x/', 'https://other.example/x/'],
    ['pathname:///reef/raw/', 'https://docs.example/reef/raw/'],
    ['pathname:///raw/a.pdf?b#c', 'https://docs.example/reef/raw/a.pdf?b#c'],
    [
      './diving.mdx#tides',
      'https://docs.example/reef/tutorials/first/diving-deep#tides',
    ],
    ['diving.mdx', 'https://docs.example/reef/tutorials/first/diving-deep'],
    ['first/sailing.mdx', 'https://docs.example/reef/tutorials/first/voile'],
    [
      '/first/diving.mdx',
      'https://docs.example/reef/tutorials/first/diving-deep',
    ],
    ['../index.mdx', 'https://docs.example/reef/tutorials'],
    ['../index.mdx#a', 'https://docs.example/reef/tutorials#a'],
    ['/api/reef#Survey', 'https://docs.example/reef/api/reef#Survey'],
    ['/api/reef/#Survey', 'https://docs.example/reef/api/reef#Survey'],
    ['/reef/api/', 'https://docs.example/reef/api'],
    ['/', 'https://docs.example/reef/'],
    ['HTTPS://other.example/x/', 'HTTPS://other.example/x/'],
    ['git+ssh://other.example/x/', 'git+ssh://other.example/x/'],
    [
      '/search?u=https://other.example',
      'https://docs.example/reef/search?u=https://other.example',
    ],
    ['#end', 'https://docs.example/reef/tutorials/first/counting#end'],
    ['./ray.png', 'https://docs.example/reef/tutorials/first/ray.png'],
  ])('%s resolves to %s', (url, target) => {
    expect(resolve(url)).toBe(target);
  });

  it('has a trailing slash if the pages of the site have one', () => {
    const slashed = createLinkResolver(counting, pages, siteOf(true));
    expect(slashed('./diving.mdx#a')).toBe(
      'https://docs.example/reef/tutorials/first/diving-deep/#a',
    );
    expect(slashed('/img/ray.png')).toBe(
      'https://docs.example/reef/img/ray.png',
    );
    expect(slashed('/files/RAY.PDF?a#b')).toBe(
      'https://docs.example/reef/files/RAY.PDF?a#b',
    );
    expect(slashed('/docs/v1.2/rays')).toBe(
      'https://docs.example/reef/docs/v1.2/rays/',
    );
    const kept = createLinkResolver(counting, pages, siteOf());
    expect(kept('../index.mdx')).toBe('https://docs.example/reef/tutorials/');
    expect(kept('./diving.mdx')).toBe(
      'https://docs.example/reef/tutorials/first/diving-deep',
    );
  });

  it('has a trailing slash, too, if a dot is in the name of the page', () => {
    const source = '@site/docs/news.mdx';
    const page = {...counting, source, permalink: '/reef/docs/news-1.2'};
    const target = createLinkResolver(
      page,
      mapPermalinks([page]),
      siteOf(true),
    );
    const address = 'https://docs.example/reef/docs/news-1.2/';
    expect(target('#a')).toBe(`${address}#a`);
    expect(target('./news.mdx?b#a')).toBe(`${address}?b#a`);
  });
});

describe('a link to a file that the build renames', () => {
  const siteDir = path.resolve(import.meta.dirname, '../fixtures/site');
  const resolve = createLinkResolver(
    {
      source: '@site/docs/guide/counting.mdx',
      permalink: '/reef/docs/guide/counting',
      contentPaths: {
        contentPath: `${siteDir}/docs`,
        contentPathLocalized: `${siteDir}/i18n/fr/docs`,
      },
    },
    mapPermalinks([]),
    {...siteOf(false), siteDir},
  );

  it.each([
    './reef%20map.csv',
    'reef map.csv?a#b',
    '../guide/reef map.csv',
    '@site/docusaurus.config.ts',
  ])('has no address: %s', (url) => {
    expect(resolve(url)).toBeNull();
  });

  it.each(['./missing.csv', 'counting.mdx', '../guide', '/reef map.csv'])(
    'is none that Docusaurus leaves alone: %s',
    (url) => {
      expect(resolve(url)).not.toBeNull();
    },
  );
});
