import {describe, expect, it} from 'vitest';
import {urlsOf} from './helpers';
import {search} from './small-site';

describe('filters', () => {
  it('restrict to a language', async () => {
    expect(
      await urlsOf(search('harbour', {facetFilters: ['language:de']})),
    ).toEqual(['/de/hafen']);
  });

  it('restrict to any tag in a list, and to all filters together', async () => {
    const facetFilters = [
      'language:en',
      ['docusaurus_tag:default', 'docusaurus_tag:docs-tutorials-current'],
    ];
    const hits = await search('harbour', {facetFilters});
    expect(new Set(hits.map(({hierarchy}) => hierarchy.lvl0))).toEqual(
      new Set(['Blog', 'Tutorials']),
    );
  });

  it('restrict to a section', async () => {
    const hits = await search('harbour', {facetFilters: 'hierarchy.lvl0:Blog'});
    expect(hits.map(({url}) => url)).toEqual(['/blog/regatta']);
  });

  it('match nothing for an unknown attribute', async () => {
    expect(await search('harbour', {facetFilters: ['colour:red']})).toEqual([]);
  });
});
