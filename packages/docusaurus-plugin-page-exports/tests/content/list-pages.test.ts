import type {AllContent} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {checkInstances} from '../../src/content/list-pages';

const content: AllContent = {
  'docusaurus-plugin-content-docs': {
    notes: {loadedVersions: []},
    default: {loadedVersions: []},
  },
  'docusaurus-plugin-content-blog': {news: {blogPosts: []}},
};

it('ids of docs plugins are accepted', () => {
  checkInstances(['default', 'notes'], content);
  checkInstances(undefined, content);
  checkInstances(undefined, {});
});

it('ids of no docs plugin are reported with those that there are', () => {
  expect(() => {
    checkInstances(['note', 'default', 'news'], content);
  }).toThrow(
    "The option 'markdown.instances' of docusaurus-plugin-page-exports contains 'news', 'note', " +
      "but the site has docs plugins with these ids: 'default', 'notes'.",
  );
});

it('an id is reported on a site without docs', () => {
  expect(() => {
    checkInstances(['default'], {});
  }).toThrow("contains 'default', but the site has no docs plugin.");
});
