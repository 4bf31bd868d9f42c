import {describe, expect, it} from 'vitest';
import {replaceTokens, replaceTokensDeep} from '../../../config/tokens';

const identity = {name: 'Harbour', slug: 'harbour'};

describe('replaceTokens', () => {
  it('replaces the name, the slug and the environment prefix', () => {
    expect(
      replaceTokens('{Product}: `{product} run`, {PRODUCT}_HOME', identity),
    ).toBe('Harbour: `harbour run`, HARBOUR_HOME');
  });

  it('replaces a token within a word, a link and an id', () => {
    expect(
      replaceTokens(
        '[x](/api/{product}#a-{product}-b) {#to-{product}}',
        identity,
      ),
    ).toBe('[x](/api/harbour#a-harbour-b) {#to-harbour}');
  });

  it('leaves all other braces unchanged', () => {
    const text = '{products} { product } {{name}} {pRoduct} ${x}';
    expect(replaceTokens(text, identity)).toBe(text);
  });
});

describe('replaceTokensDeep', () => {
  it('replaces tokens in keys and values of lists and objects', () => {
    expect(
      replaceTokensDeep(
        {'{product}': ['{Product}', {a: '{PRODUCT}_X', n: 1, z: null}]},
        identity,
      ),
    ).toEqual({harbour: ['Harbour', {a: 'HARBOUR_X', n: 1, z: null}]});
  });
});
