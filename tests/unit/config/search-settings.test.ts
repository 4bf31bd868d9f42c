import {describe, expect, it} from 'vitest';
import {searchFromEnvironment} from '../../../config/identity/search-settings';

const all = {
  ALGOLIA_APP_ID: 'APP',
  ALGOLIA_SEARCH_KEY: 'key',
  ALGOLIA_INDEX_NAME: 'docs',
};

describe('searchFromEnvironment', () => {
  it('gives all three settings when they are set', () => {
    expect(searchFromEnvironment(all)).toEqual({
      appId: 'APP',
      apiKey: 'key',
      indexName: 'docs',
    });
  });

  it('takes off the line break that a pasted secret brings along', () => {
    expect(
      searchFromEnvironment({...all, ALGOLIA_SEARCH_KEY: ' key\n'})?.apiKey,
    ).toBe('key');
    expect(() =>
      searchFromEnvironment({...all, ALGOLIA_SEARCH_KEY: '\n'}),
    ).toThrow('ALGOLIA_SEARCH_KEY is not set');
  });

  it('gives nothing when none is set', () => {
    expect(searchFromEnvironment({ALGOLIA_APP_ID: ''})).toBeUndefined();
  });

  it.each(Object.keys(all))('names %s when it alone is missing', (name) => {
    expect(() => searchFromEnvironment({...all, [name]: undefined})).toThrow(
      `${name} is not set`,
    );
  });
});
