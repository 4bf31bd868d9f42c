import {describe, expect, it} from 'vitest';
import {toMdx} from '../../src/docstrings/to-mdx';

const calls: string[] = [];

function link(markdown: string): string {
  calls.length = 0;
  return toMdx(markdown, (name, explicit, line) => {
    calls.push(`${line}:${name}${explicit ? '!' : ''}`);
    return name.includes('Order') ? `/api/shop#${name}` : undefined;
  });
}

describe('a name in a docstring', () => {
  it.each([
    ['`Order` it', '[`Order`](/api/shop#Order) it'],
    ['A :class:`Order`.', 'A [`Order`](/api/shop#Order).'],
    ['A :py:class:`~shop.Order`.', 'A [`Order`](/api/shop#shop.Order).'],
    ['An :obj:`order <shop.Order>`.', 'An [`order`](/api/shop#shop.Order).'],
    ['An `order <shop.Order>`.', 'An [`order`](/api/shop#shop.Order).'],
    ['`shop.sell() <.Order>` it', '[`shop.sell()`](/api/shop#Order) it'],
    ['`anything <~Order>` it', '[`anything`](/api/shop#Order) it'],
    ['`Order(1) <Order>` it', '[`Order(1)`](/api/shop#Order) it'],
    ['A :ref:`start`.', 'A start.'],
    ['An :any:`Order`, :any:`sail`.', 'An [`Order`](/api/shop#Order), `sail`.'],
    ['[an order](shop.Order)', '[an order](/api/shop#shop.Order)'],
    ['An [order][shop.Order].', 'An [order](/api/shop#shop.Order).'],
    ['[*an* order][shop.Order]', '[*an* order](/api/shop#shop.Order)'],
    ['[`Order`][]', '[`Order`](/api/shop#Order)'],
    ['[text][`shop.Order`]', '[text](/api/shop#shop.Order)'],
    [
      '[`Order()`][shop.Order.__init__]',
      '[`Order()`](/api/shop#shop.Order.__init__)',
    ],
    ['**the `Order`**', '**the [`Order`](/api/shop#Order)**'],
    ['- an `Order`', '- an [`Order`](/api/shop#Order)'],
  ])('in %j is linked', (markdown, mdx) => {
    expect(link(markdown)).toBe(mdx);
  });

  it.each([
    ['```\nOrder [a][shop.Order]\n```', '~~~text\nOrder [a][shop.Order]\n~~~'],
    ['[the `Order`](https://a.b)', '[the `Order`](https://a.b)'],
    ['\\[text]\\[shop.Order]', '\\[text]\\[shop.Order]'],
    ['`x[a][shop.Other]`', '`x[a][shop.Other]`'],
    ['`nothing`', '`nothing`'],
    ['`a thing <shop.Nothing>`', '`a thing <shop.Nothing>`'],
    ['`list <.Nothing>`', '`list <.Nothing>`'],
  ])('in %j is not linked', (markdown, mdx) => {
    expect(link(markdown)).toBe(mdx);
  });

  it.each([
    ['A [`Adapter`][pydantic.Adapter].', 'A `Adapter`.'],
    ['A [*long* stream][pydantic.Stream].', 'A *long* stream.'],
  ])(
    'in %j is replaced by its label if another project defines it',
    (markdown, mdx) => {
      expect(link(markdown)).toBe(mdx);
    },
  );

  it.each([
    ['See grid[row][self.column].', 'See grid\\[row]\\[self.column].'],
    ['See [row][column].', 'See \\[row]\\[column].'],
  ])('is not found in the brackets of %j', (markdown, mdx) => {
    expect(link(markdown)).toBe(mdx);
  });

  it('after a mark in brackets is one that a link is requested for', () => {
    link('`sell() <.Order>`');
    expect(calls).toEqual(['0:Order!']);
  });

  it('is not taken from brackets after other words', () => {
    link('`vector <Order>`');
    expect(calls).toEqual(['0:vector <Order>']);
  });

  it('is passed with its line and whether a link is requested', () => {
    link('One.\n\nA `Order`\nand `total()`, [the\nbasket][shop.Basket].');
    expect(calls).toEqual(['3:shop.Basket!', '2:Order', '3:total!']);
  });
});
