import type {Root} from 'mdast';
import {expect, it} from 'vitest';
import {writeMarkdown} from '../../src/markdown/write-markdown';

/** The tree of remark-math for `At most $\frac{m g}{n}$:` and a block. */
const tree = {
  type: 'root',
  children: [
    {
      type: 'paragraph',
      children: [
        {type: 'text', value: 'At most '},
        {type: 'inlineMath', value: '\\frac{m g}{n}'},
        {type: 'text', value: ':'},
      ],
    },
    {type: 'math', meta: null, value: 'a_1 * b_1\n= c'},
  ],
} as unknown as Root;

it('writes formulas as TeX between dollar signs', () => {
  expect(writeMarkdown(tree, (url) => url)).toBe(
    'At most $\\frac{m g}{n}$:\n\n$$\na_1 * b_1\n= c\n$$\n',
  );
});

it('tells dollars in the text from formulas, on pages with formulas', () => {
  const price = {type: 'text', value: 'From $5 to $10'};
  const write = (...children: readonly object[]) =>
    writeMarkdown(
      {type: 'root', children: [{type: 'paragraph', children}]} as Root,
      (url) => url,
    );
  expect(write(price, {type: 'inlineMath', value: 'x'})).toBe(
    'From \\$5 to \\$10$x$\n',
  );
  expect(write(price)).toBe('From $5 to $10\n');
});
