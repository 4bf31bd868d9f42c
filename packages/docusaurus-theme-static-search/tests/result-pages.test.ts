import {describe, expect, it} from 'vitest';
import {siteOf, urlsOf} from './helpers';
import {search} from './small-site';

describe('pages of results', () => {
  const many = siteOf(
    Array.from({length: 25}, (_, place) => ({
      url: `/${place}`,
      title: `Buoy ${place}`,
    })),
  );

  it('contain twenty hits by default, without duplicates', async () => {
    const first = await urlsOf(many('buoy'));
    const second = await urlsOf(many('buoy', {page: 1}));
    expect([first.length, second.length]).toEqual([20, 5]);
    expect(new Set([...first, ...second]).size).toBe(25);
  });

  it('contain at most the requested number of hits per section', async () => {
    const hits = await search('harbour', {hitsPerGroup: 1});
    const sections = hits.map(({hierarchy}) => hierarchy.lvl0);
    expect(sections.length).toBeGreaterThan(2);
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('are empty after the last, and if none are requested', async () => {
    expect(await many('buoy', {page: 9})).toEqual([]);
    expect(await many('buoy', {hitsPerPage: 0})).toEqual([]);
  });
});
