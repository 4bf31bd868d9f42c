import {createMatcher} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {createSitemap} from '../../../config/sitemap';

it('the sitemap of each language excludes paths that stand for other pages', () => {
  const isIgnored = createMatcher(
    createSitemap({baseUrl: '/docs/', locales: ['en', 'fr']}).ignorePatterns,
  );
  for (const path of ['/docs/guides', '/docs/fr/guides', '/docs/fr/search']) {
    expect(isIgnored(path), path).toBe(true);
  }
  for (const path of ['/docs/fr/guides/pods', '/docs/guides/api', '/docs/fr']) {
    expect(isIgnored(path), path).toBe(false);
  }
});

it('the sitemap has no dates for generated pages, which Git ignores', async () => {
  const route = (path: string, sourceFilePath: string) => ({
    path,
    component: '@theme/DocItem',
    metadata: {sourceFilePath},
  });
  const {createSitemapItems} = createSitemap({baseUrl: '/'});
  const dated: string[] = [];
  type Params = Parameters<typeof createSitemapItems>[0];
  await createSitemapItems({
    siteConfig: {} as Params['siteConfig'],
    routes: [
      {
        path: '/',
        component: '@theme/DocsRoot',
        routes: [
          route('/api/pod', 'api/pod.mdx'),
          route('/guides/api', 'docs/api/index.mdx'),
        ],
      },
    ],
    defaultCreateSitemapItems({routes}) {
      for (const {path, metadata} of routes.flatMap(
        (one) => one.routes ?? [],
      )) {
        dated.push(...(metadata ? [path] : []));
      }
      return Promise.resolve([]);
    },
  });
  expect(dated).toEqual(['/guides/api']);
});
