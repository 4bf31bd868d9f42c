import {describe, expect, it} from 'vitest';
import {
  createSymbolIndex,
  findSymbol,
} from '../../src/symbol-links/symbol-index';

function symbol(dotted: string, kind: string, anchor = '') {
  const page = dotted.split('.').slice(0, 2).join('/');
  return {dotted, kind, url: `/api/${page}${anchor}`};
}

const index = createSymbolIndex(
  [
    symbol('shop', 'package'),
    symbol('shop.orders', 'module'),
    symbol('shop.orders.Order', 'class', '#Order'),
    symbol('shop.orders.Order.pay', 'method', '#Order.pay'),
    symbol('shop.orders.Refund', 'class', '#Refund'),
    symbol('shop.orders.get', 'function', '#get'),
    symbol('shop.orders.LIMIT', 'constant', '#LIMIT'),
    symbol('shop.one', 'module'),
    symbol('shop.one.Twice', 'class', '#Twice'),
    symbol('shop.one.Twice.go', 'method', '#Twice.go'),
    symbol('shop.two.Twice', 'class', '#Twice'),
    symbol('shop.two.Twice.go', 'method', '#Twice.go'),
  ],
  {
    'shop.Order': 'shop.orders.Order',
    'shop.orders.Refund.pay': 'shop.orders.Order.pay',
  },
  ['shop.vendored', 'shop.Tensor', 'shop.orders.Refund'],
);

describe('inline code in a guide', () => {
  it.each([
    ['shop.orders', '/api/shop/orders'],
    ['shop.orders.Order', '/api/shop/orders#Order'],
    ['shop.Order', '/api/shop/orders#Order'],
    ['shop.Order.pay', '/api/shop/orders#Order.pay'],
    ['shop.Order.pay()', '/api/shop/orders#Order.pay'],
    ['Order', '/api/shop/orders#Order'],
    ['orders.Order', '/api/shop/orders#Order'],
    ['Order.pay', '/api/shop/orders#Order.pay'],
    ['Order.pay()', '/api/shop/orders#Order.pay'],
    ['Refund.pay', '/api/shop/orders#Order.pay'],
    ['shop.orders.Refund.pay', '/api/shop/orders#Order.pay'],
    ['get()', '/api/shop/orders#get'],
  ])('%s is linked to %s', (code, url) => {
    const match = findSymbol(index, code);
    expect(match.found === 'one' && match.symbol.url).toBe(url);
  });

  it.each([
    'get',
    'shop',
    'orders',
    'orders.get',
    'orders()',
    'pay()',
    'LIMIT',
    'x = 1',
    'shop.yaml',
    'shop.orders.csv',
    '--flag',
    'other.Name',
    'Order.colour',
    'shop.vendored',
    'shop.vendored.Thing.go()',
    'shop.Tensor.size',
    'shop.orders.Refund.undo',
  ])('%s is not a symbol', (code) => {
    expect(findSymbol(index, code)).toEqual({found: 'none'});
  });

  it('is reported if it starts like a path of the SDK but does not exist', () => {
    expect(findSymbol(index, 'shop.orders.Ordre')).toEqual({
      found: 'broken',
      suggestion: 'shop.orders.Order',
    });
    expect(findSymbol(index, 'shop.Order.nothing_like_it')).toEqual({
      found: 'broken',
      suggestion: undefined,
    });
  });

  it.each(['Twice', 'Twice.go', 'Twice.go()'])(
    '%s is ambiguous if several symbols match',
    (code) => {
      expect(findSymbol(index, code).found).toBe('many');
    },
  );
});

it('finds nothing in an SDK without symbols', () => {
  expect(findSymbol(createSymbolIndex([]), 'shop.orders.Order')).toEqual({
    found: 'none',
  });
});
