import {describe, expect, it} from 'vitest';
import {fillSections} from '../src/client/fill-sections';
import type {SearchHit} from '../src/interface/types';

function makeHit(section: string, url: string): SearchHit {
  const levels = {lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  return {
    objectID: url,
    url,
    type: 'lvl1',
    hierarchy: {lvl0: section, lvl1: url, ...levels},
    content: null,
    language: 'en',
    docusaurus_tag: 'default',
    shown: {},
  };
}

const guides = ['/a', '/b', '/c', '/d'].map((url) => makeHit('Guides', url));
const api = ['/p', '/q', '/r', '/s', '/t'].map((url) => makeHit('API', url));
const blog = [makeHit('Blog', '/post')];

describe('sections of few hits', () => {
  const fill = (best: SearchHit[], rest: SearchHit[]) =>
    fillSections({best, rest}, [...guides, ...api, ...blog]).map(
      ({url}) => url,
    );

  it('get up to three hits besides the best match', () => {
    expect(fill(api.slice(0, 1), [...guides, ...api.slice(1, 2)])).toEqual([
      '/r',
      '/s',
      '/post',
    ]);
  });

  it('get no more if they have three', () => {
    expect(
      fill([], [...guides.slice(0, 3), ...api.slice(0, 3), ...blog]),
    ).toEqual([]);
  });
});
