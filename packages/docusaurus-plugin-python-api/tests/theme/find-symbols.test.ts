import {describe, expect, it} from 'vitest';
import {
  chooseChips,
  LISTED,
  nounOf,
  shownChip,
} from '../../src/theme/PythonApi/SymbolIndex/chips';
import {
  findSimilar,
  findSymbols,
  type SymbolData,
  wordsOf,
} from '../../src/theme/PythonApi/SymbolIndex/find-symbols';
import {renderIndexData, renderIndexPage} from '../../src/write/index-page';
import type {SymbolRecord} from '../../src/write/symbols';

const record = (
  dotted: string,
  kind: SymbolRecord['kind'],
  url: string,
): SymbolRecord => ({
  name: dotted.slice(dotted.lastIndexOf('.') + 1),
  dotted,
  kind,
  url,
  summary: '',
});

const SYMBOLS = [
  record('shop', 'package', '/api/shop'),
  record('shop.orders', 'module', '/api/shop/orders'),
  record('shop.orders.Reorder', 'class', '/api/shop/orders#Reorder'),
  record('shop.orders.Order', 'class', '/api/shop/orders#Order'),
  record('shop.orders.Order.id', 'attribute', '/api/shop/orders#Order.id'),
];

const data = JSON.parse(renderIndexData(SYMBOLS)) as SymbolData;
const found = (...words: string[]) =>
  findSymbols(data, words).map(({dotted}) => dotted);

describe('the filter of the symbol index', () => {
  it('finds all words in any part of a path, with the best match first and members last', () => {
    expect(found('order')).toEqual([
      'shop.orders.Order',
      'shop.orders',
      'shop.orders.Reorder',
      'shop.orders.Order.id',
    ]);
    expect(found('order', 'id')).toEqual(['shop.orders.Order.id']);
    expect(found('nowhere')).toEqual([]);
  });

  it('ignores the arguments of a call', () => {
    expect(wordsOf(' Order.pay(amount)')).toEqual(['order.pay']);
    expect(wordsOf('shop pay()')).toEqual(['shop', 'pay']);
    expect(wordsOf('  ')).toEqual([]);
  });

  it('ranks a class before the module of the same name', () => {
    const [first, second] = findSymbols(
      JSON.parse(
        renderIndexData([
          record('shop.pod', 'module', '/api/shop/pod'),
          record('shop.pod.Pod', 'class', '/api/shop/pod#Pod'),
        ]),
      ) as SymbolData,
      ['pod'],
    );
    expect([first?.kind, second?.kind]).toEqual(['class', 'module']);
  });

  it('ranks classes that start with the word before members that equal it', () => {
    const symbols = JSON.parse(
      renderIndexData([
        record('shop.Till.secure', 'attribute', '/api/shop#Till.secure'),
        record('shop.Insecure', 'class', '/api/shop#Insecure'),
        record('shop.SecureTill', 'class', '/api/shop#SecureTill'),
        record('shop.secure', 'module', '/api/shop/secure'),
      ]),
    ) as SymbolData;
    expect(findSymbols(symbols, ['secure']).map(({label}) => label)).toEqual([
      'secure',
      'SecureTill',
      'Till.secure',
      'Insecure',
    ]);
  });

  it('finds names with typing errors, also if they are incomplete', () => {
    const similar = (...words: string[]) =>
      findSimilar(data, words).map(({dotted}) => dotted);
    expect(similar('ordre')).toEqual([]);
    expect(similar('reoder')).toEqual(['shop.orders.Reorder']);
    expect(similar('shop.ordrs')[0]).toBe('shop.orders');
    expect(similar('shop.ordrs.reo')).toEqual(['shop.orders.Reorder']);
    expect(similar('nowhere')).toEqual([]);
    expect(similar('re_order')).toEqual(['shop.orders.Reorder']);
    const long = JSON.parse(
      renderIndexData([
        record('shop.SecureTillReader', 'class', '/api/shop#SecureTillReader'),
        record('shop.secure_til', 'function', '/api/shop#secure_til'),
      ]),
    ) as SymbolData;
    expect(findSimilar(long, ['secur', 'till']).map(({name}) => name)).toEqual([
      'secure_til',
      'SecureTillReader',
    ]);
    expect(findSimilar(long, ['securtillreader'], ['function'])).toEqual([]);
  });

  it('suggests the symbol at the end of a path that has no page, the most similar first', () => {
    const aliased = JSON.parse(
      renderIndexData([
        record('shop.pay.Payer.run', 'method', '/api/shop/pay#Payer.run'),
        record('shop.pay.Order.run', 'method', '/api/shop/pay#Order.run'),
        record('shop.pay.Order.runs', 'attribute', '/api/shop/pay#Order.runs'),
      ]),
    ) as SymbolData;
    expect(findSimilar(data, ['market.order']).map(({name}) => name)).toEqual([
      'Order',
    ]);
    expect(findSimilar(aliased, ['ordre.run']).map(({label}) => label)).toEqual(
      ['Order.run', 'Payer.run', 'Order.runs'],
    );
  });

  it('filters by kind, also without a word', () => {
    const kinds = ['class', 'enum'];
    expect(findSymbols(data, ['re'], kinds).map(({name}) => name)).toEqual([
      'Reorder',
    ]);
    expect(findSymbols(data, [], kinds)).toHaveLength(2);
  });

  it('has the URL of a symbol, and the class of a member', () => {
    const [module] = findSymbols(data, ['shop.orders']);
    expect(module).toMatchObject({
      ...{name: 'orders', label: 'orders', url: '/api/shop/orders'},
    });
    expect(findSymbols(data, ['order.id'])).toMatchObject([
      {
        ...{name: 'id', label: 'Order.id', kind: 'attribute'},
        url: '/api/shop/orders#Order.id',
      },
    ]);
  });
});

const LISTING = {label: 'Top level', count: 9, kinds: ['class', 'enum']};

const COUNTS = [
  ['package', '1'],
  ['module', '20'],
  ['class', '7'],
  ['enum', '2'],
  ['attribute', '90'],
] as const;

describe('the chips of kinds', () => {
  it('are those of the package, with the number of symbols', () => {
    expect(
      chooseChips(COUNTS, 120).map(({label, count}) => [label, count]),
    ).toEqual([
      ['All', 120],
      ['Classes', 7],
      ['Types and constants', 2],
      ['Modules', 21],
      ['Members', 90],
    ]);
  });

  it('have a letter for each kind that is not on another chip', () => {
    const chips = chooseChips([...COUNTS, ['constant', '3']], 120);
    expect(chips.map(({id, letters}) => [id, letters])).toEqual([
      [LISTED, undefined],
      ['classes', ['class']],
      ['values', ['enum', 'constant']],
      ['modules', ['module']],
      ['members', []],
    ]);
  });

  it('show that a word is searched in all symbols', () => {
    const chips = chooseChips(COUNTS, 120, LISTING);
    expect(shownChip(chips, LISTED, 'pod')).toBe('all');
    expect(shownChip(chips, LISTED, '')).toBe(LISTED);
    expect(shownChip(chips, 'modules', 'pod')).toBe('modules');
    expect(shownChip(chooseChips(COUNTS, 120), LISTED, 'pod')).toBe(LISTED);
  });

  it('distinguish the listed symbols from all symbols', () => {
    const [first, second] = chooseChips(COUNTS, 120, LISTING);
    expect(first).toMatchObject({
      ...{label: 'Top level', count: 9, has: ['class', 'enum']},
    });
    expect(second).toMatchObject({id: 'all', label: 'All', count: 120});
  });
});

describe('the noun of a chip', () => {
  it.each([
    ['Top level', 'top-level names'],
    ['Classes only', 'classes'],
    ['All', 'names'],
    ['Types and constants', 'types and constants'],
  ])('%s are %s', (label, noun) => {
    expect(nounOf({id: 'x', label, kinds: [], count: 2})).toBe(noun);
  });
});

describe('the rows of the symbol index', () => {
  const members = Array.from({length: 1200}, (_, index) =>
    record(
      `shop.orders.Order.a${index}`,
      'attribute',
      `/api/shop/orders#Order.a${index}`,
    ),
  );

  it('are all symbols of a small package', () => {
    const page = renderIndexPage('shop', SYMBOLS);
    expect(page).toContain('dotted="shop.orders.Order.id"');
    expect(page).not.toContain('listed=');
  });

  it('leave out members if there are too many, but the filter finds them', () => {
    const page = renderIndexPage('shop', [...SYMBOLS, ...members]);
    expect(page).not.toContain('Order.a1"');
    expect(page).toContain('dotted="shop.orders.Order"');
    expect(page).toContain('listed="Top level"');
    expect(page).not.toContain('dotted="shop.orders" ');
    expect(page).toContain('count={1205}');
    expect(page).toMatch(/ rows=\{\d\} has="class" /);
    expect(page).toContain('["class","2"],["attribute","1201"]');
    expect(renderIndexData(members)).toContain('"Order.a1"');
  });

  it('are only modules if there are too many classes', () => {
    const classes = Array.from({length: 1300}, (_, index) =>
      record(`shop.orders.C${index}`, 'class', `/api/shop/orders#C${index}`),
    );
    const page = renderIndexPage('shop', [...SYMBOLS, ...classes]);
    expect(page.match(/<SymbolEntry /g)).toHaveLength(2);
    expect(page).toContain('listed="Modules only"');
  });
});
