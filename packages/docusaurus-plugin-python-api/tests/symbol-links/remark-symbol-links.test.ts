import path from 'node:path';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {createSymbolIndex} from '../../src/symbol-links/symbol-index';
import {createSymbolLinker} from '../../src/symbol-links/remark-symbol-links';

const index = createSymbolIndex([
  {dotted: 'shop.orders.Order', kind: 'class', url: '/api/shop/orders#Order'},
  {dotted: 'shop.one.Twice.go', kind: 'method', url: '/api/shop/one#Twice.go'},
  {dotted: 'shop.two.Twice.go', kind: 'method', url: '/api/shop/two#Twice.go'},
]);

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkStringify, {resourceLink: true});

async function link(mdx: string): Promise<string> {
  const file = new VFile({value: mdx, path: path.resolve('docs/page.mdx')});
  const tree: Root = processor.parse(file);
  await createSymbolLinker(() => Promise.resolve(index))(tree, file);
  return processor.stringify(tree).trim();
}

const LINK = '[`Order`](/api/shop/orders#Order)';

describe('a name of the SDK in inline code', () => {
  it.each([
    ['prose', 'An `Order` is paid.', `An ${LINK} is paid.`],
    ['a list', '* an `Order`', `* an ${LINK}`],
    ['emphasis', 'An **`Order`**.', `An **${LINK}**.`],
    ['a component', '<Note>An `Order`.</Note>', `<Note>An ${LINK}.</Note>`],
  ])('becomes a link in %s', async (_, mdx, linked) => {
    expect(await link(mdx)).toBe(linked);
  });

  it.each([
    ['a heading', '# An `Order`'],
    ['a link', '[an `Order`](/elsewhere)'],
    ['a JSX link', '<a href="/elsewhere">an `Order`</a>'],
    ['a card that is a link', '<Card to="/elsewhere">an `Order`</Card>'],
    ['a summary', '<summary>an `Order`</summary>'],
    ['a block of code', '```python\nOrder\n```'],
    ['other code', 'The `order` and `nothing.Order`.'],
  ])('is not linked in %s', async (_, mdx) => {
    expect(await link(mdx)).toBe(mdx);
  });

  it('is linked once below each heading', async () => {
    expect(
      await link('`Order` and `Order`\n\n`Order`\n\n## Next\n\n`Order`'),
    ).toBe(`${LINK} and \`Order\`\n\n\`Order\`\n\n## Next\n\n${LINK}`);
  });

  it('fails once with all unknown names, by file and line', async () => {
    await expect(
      link('An `Order`.\n\nA `shop.orders.Ordre`.\n\nA `shop.gone`.'),
    ).rejects.toThrow(
      /^docs\/page\.mdx:3 `shop\.orders\.Ordre` is not a public name of the package\. Did you mean `shop\.orders\.Order`\? .*\ndocs\/page\.mdx:5 `shop\.gone` is not a public name of the package\. Fix/,
    );
  });

  it('adds a message to the file for each unknown name', async () => {
    const file = new VFile({
      value: 'A `shop.orders.Ordre`.\n\nA `shop.gone`.',
      path: path.resolve('docs/page.mdx'),
    });
    const tree: Root = processor.parse(file);
    await expect(
      createSymbolLinker(() => Promise.resolve(index))(tree, file),
    ).rejects.toThrow();
    expect(
      file.messages.map(({ruleId, line, fatal}) => ({
        ruleId,
        line,
        fatal,
      })),
    ).toEqual(
      [1, 3].map((line) => ({
        ruleId: 'broken-reference',
        line,
        fatal: true,
      })),
    );
  });

  it('fails if a dotted name matches several symbols', async () => {
    await expect(link('Call `Twice.go()`.')).rejects.toThrow(
      'docs/page.mdx:1 `Twice.go()` could be any of `shop.one.Twice.go`, `shop.two.Twice.go`. Write the full path. (ambiguous-reference)',
    );
  });

  it('can be wrong on purpose as an element', async () => {
    const mdx = '<code>shop.orders.Ordre</code>';
    expect(await link(mdx)).toBe(mdx);
  });
});
