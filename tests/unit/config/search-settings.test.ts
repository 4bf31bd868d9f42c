import {describe, expect, it} from 'vitest';
import {searchFromEnvironment} from '../../../config/identity/search-settings';

const all = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};

describe('searchFromEnvironment', () => {
  it('returns all three settings if they are set', () => {
    expect(searchFromEnvironment(all)).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  it('trims the line break of a pasted secret', () => {
    expect(
      searchFromEnvironment({...all, ALGOLIA_SEARCH_KEY: ' key\n'})?.apiKey,
    ).toBe('key');
    expect(() =>
      searchFromEnvironment({...all, ALGOLIA_SEARCH_KEY: '\n'}),
    ).toThrow('ALGOLIA_SEARCH_KEY is not set');
  });

  it('returns nothing if none is set', () => {
    expect(searchFromEnvironment({ALGOLIA_APP_ID: ''})).toBeUndefined();
  });

  it.each(Object.keys(all))('reports %s if only it is missing', (name) => {
    expect(() => searchFromEnvironment({...all, [name]: undefined})).toThrow(
      `${name} is not set`,
    );
  });
});
