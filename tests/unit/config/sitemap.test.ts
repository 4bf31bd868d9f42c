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
