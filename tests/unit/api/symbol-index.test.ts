import {describe, expect, it} from 'vitest';
import {
  createSymbolIndex,
  findSymbol,
  symbolUrl,
} from '../../../scripts/api/symbol-index';
import type {SymbolKind} from '../../../scripts/api/symbols';

function symbol(dotted: string, kind: SymbolKind, anchor = '') {
  return {
    name: dotted.split('.').at(-1) ?? '',
    dotted,
    kind,
    url: `/api/${dotted.split('.').slice(0, 2).join('/')}${anchor}`,
    summary: '',
  };
}

const index = createSymbolIndex(
  [
    symbol('shop', 'package'),
    symbol('shop.orders', 'module'),
    symbol('shop.orders.Order', 'class', '#Order'),
    symbol('shop.orders.Order.pay', 'method', '#Order.pay'),
    symbol('shop.orders.get', 'function', '#get'),
    symbol('shop.one.Twice', 'class', '#Twice'),
    symbol('shop.two.Twice', 'class', '#Twice'),
  ],
  {'shop.Order': 'shop.orders.Order'},
);

describe('inline code in a guide', () => {
  it.each([
    ['shop.orders.Order', '/api/shop/orders#Order'],
    ['shop.Order', '/api/shop/orders#Order'],
    ['Order', '/api/shop/orders#Order'],
    ['orders.Order', '/api/shop/orders#Order'],
    ['Order.pay', '/api/shop/orders#Order.pay'],
    ['Order.pay()', '/api/shop/orders#Order.pay'],
    ['get()', '/api/shop/orders#get'],
  ])('%s leads to %s', (code, url) => {
    expect(symbolUrl(index, code)).toBe(url);
  });

  it.each([
    'get',
    'shop',
    'pay()',
    'x = 1',
    'shop.yaml',
    '--flag',
    'other.Name',
  ])('%s is no symbol', (code) => {
    expect(findSymbol(index, code)).toEqual({found: 'none'});
  });

  it('is reported when it names the SDK and leads nowhere', () => {
    expect(findSymbol(index, 'shop.orders.Nope')).toEqual({found: 'broken'});
  });

  it('is not guessed when several symbols fit', () => {
    const match = findSymbol(index, 'Twice');
    expect(match.found).toBe('many');
    expect(symbolUrl(index, 'Twice')).toBeUndefined();
  });
});
