import {expect, it} from 'vitest';
import {readSettings} from '../src/client/read-settings';

const DATA = {indexUrl: '/docs/search-index', sections: ['Guides']};
const SITE = {url: 'https://docs.test', themeConfig: {}};

it('has the embedded index answer where the site ships one', () => {
  expect(readSettings(DATA, SITE)).toMatchObject({
    provider: {name: 'embedded', indexUrl: '/docs/search-index'},
    sections: ['Guides'],
    hitsPerGroup: 5,
    isContextual: true,
  });
});

it('has the configured account answer where the site ships no index', () => {
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

it('says what to do where the plugin half of the theme does not run', () => {
  expect(() => readSettings(undefined, SITE)).toThrow(
    "Add 'docusaurus-theme-static-search' to the themes of the site.",
  );
});
