import type {LoadContext} from '@docusaurus/types';
import {expect, it} from 'vitest';
import pageExports, {type PluginOptions} from '../src';
import {claimFiles} from '../src/claim-files';

function createSite(): LoadContext {
  const siteConfig = {
    title: 'Reef',
    tagline: '',
    url: 'https://docs.example',
    markdown: {},
    plugins: [],
    presets: [],
    themes: [],
  };
  return {
    siteDir: import.meta.dirname,
    baseUrl: '/reef/',
    siteConfig,
  } as unknown as LoadContext;
}

function filesOf(...names: string[]) {
  return new Map(names.map((name) => [name, () => name]));
}

it('two instances of the plugin cannot export the same file', () => {
  const site = createSite();
  const load = (options: PluginOptions) => () => {
    const plugin = pageExports(site, options);
    void plugin.allContentLoaded?.({allContent: {}} as never);
  };
  expect(load({})).not.toThrow();
  expect(load({id: 'second'})).toThrow(
    "The instances 'default' and 'second' of docusaurus-plugin-page-exports would both export /reef/llms.txt. Remove one of them, or use",
  );
  expect(load({id: 'second', llms: false})).not.toThrow();
});

it('an instance that loads its content again keeps its files', () => {
  const site = createSite();
  claimFiles(site, 'guides', filesOf('a.md', 'b.md'));
  claimFiles(site, 'notes', filesOf('c.md'));
  claimFiles(site, 'guides', filesOf('a.md'));
  claimFiles(site, 'notes', filesOf('c.md', 'b.md'));
  expect(() => {
    claimFiles(site, 'guides', filesOf('a.md', 'b.md'));
  }).toThrow("instances 'notes' and 'guides'");
});

it('instances of different sites or locales are independent', () => {
  claimFiles(createSite(), 'default', filesOf('a.md'));
  expect(() => {
    claimFiles(createSite(), 'second', filesOf('a.md'));
  }).not.toThrow();
});
