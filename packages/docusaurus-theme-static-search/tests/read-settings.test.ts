import {expect, it} from 'vitest';
import {readSettings} from '../src/client/read-settings';

const DATA = {indexUrl: '/docs/search-index', sections: ['Guides']};
const SITE = {url: 'https://docs.test', themeConfig: {}};

it('uses the embedded index if the site has one', () => {
  expect(readSettings(DATA, SITE)).toMatchObject({
    provider: {name: 'embedded', indexUrl: '/docs/search-index'},
    sections: ['Guides'],
    hitsPerGroup: 5,
    isContextual: true,
  });
});

it('uses the configured account if the site has no index', () => {
  const algolia = {
    ...{appId: 'A', apiKey: 'k', indexName: 'docs'},
    ...{maxResultsPerGroup: 8, contextualSearch: false},
  };
  const site = {...SITE, themeConfig: {algolia}};
  expect(readSettings({...DATA, indexUrl: null}, site)).toMatchObject({
    provider: {name: 'algolia', appId: 'A', apiKey: 'k', indexName: 'docs'},
    hitsPerGroup: 8,
    isContextual: false,
  });
});

it("explains what to do if the plugin half of the theme isn't active", () => {
  expect(() => readSettings(undefined, SITE)).toThrow(
    "Add 'docusaurus-theme-static-search' to the themes of the site.",
  );
});
