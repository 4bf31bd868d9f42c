import type {Nodes, Paragraph, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {toMarkdown} from 'mdast-util-to-markdown';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {describe, expect, it} from 'vitest';
import {markdownComponents} from '../src/markdown';

/** Converts components from the inside out, as docusaurus-plugin-page-exports does. */
function writeAll(node: Nodes): Nodes[] {
  const [line] = node.type === 'paragraph' ? node.children : [];
  const isAlone = line?.type === 'mdxJsxTextElement';
  const element = isAlone ? line : node;
  if (!('children' in element)) {
    return [node];
  }
  const children = element.children.flatMap((child) => writeAll(child));
  if (!('name' in element)) {
    return [{...element, children} as Nodes];
  }
  const words = {type: 'paragraph', children} as Paragraph;
  const write = markdownComponents[element.name ?? ''];
  return (
    write?.({
      ...element,
      type: 'mdxJsxFlowElement',
      children: isAlone ? [words] : children,
    } as MdxJsxFlowElement) ?? children
  );
}

function copyOf(mdx: string): string {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  const children = tree.children.flatMap(writeAll) as Root['children'];
  return toMarkdown(
    {type: 'root', children},
    {bullet: '-', extensions: [gfmToMarkdown()]},
  );
}

describe('the Markdown copy of a reference page', () => {
  it('starts with the path, kind and source of the module', () => {
    expect(
      copyOf(
        '<ModuleHeader path="shop.orders" kind="module" file="shop/orders.py" line={1} source="https://x.test/orders.py#L1" />',
      ),
    ).toBe('# shop.orders\n\nmodule, [source](https://x.test/orders.py#L1)\n');
  });

  it('has signatures and imports as code, with the text of their links', () => {
    expect(
      copyOf(`<ImportPath statement="from shop import pay" others="shop.orders.pay" />

<Signature aria-label="Signature of pay" code={<><span className="py-keyword">def </span><span className="py-name">pay</span>{"(\\n"}    <a href="#pay(amount)">amount</a>: <Ref to="/int">int</Ref>{",\\n"}){" -\\u003e "}<span>None</span></>} />`),
    ).toBe(`\`\`\`python
from shop import pay
\`\`\`

Other paths: \`shop.orders.pay\`

\`\`\`python
def pay(
    amount: int,
) -> None
\`\`\`
`);
  });

  it('has a list of parameters with their declarations and descriptions', () => {
    expect(
      copyOf(`<Fields title="Parameters">

<Field name="amount" type={<><Ref to="/int">int</Ref> | None</>} initial="= 0">

How much.

</Field>

<Field name="note" />

</Fields>`),
    ).toBe(`**Parameters**

- \`amount: int | None = 0\`

  How much.
- \`note\`
`);
  });

  it('has lists of symbols as links with descriptions', () => {
    expect(
      copyOf(`<Overview groups={[["Classes",[["class","Order",<>What <Ref to="/api/shop#buy"><code>buy</code></Ref>{" takes \\u003c 3."}</>],["class","Basket","",["item","Order"]]]]]} />

<Entries title="Functions">

<Entry name="pay" to="/api/shop#pay" kind="function" symbols="now later" more={2}>Pay *it*.</Entry>

<Entry name="sleep" kind="external" from="time.sleep" />

</Entries>

<SymbolGroup initial="O">

<SymbolEntry name="Order" dotted="shop.Order" kind="class" to="/api/shop#Order" />

</SymbolGroup>`),
    ).toBe(`**Classes**

- [\`Order\`](#Order): What buy takes < 3.
- [\`Basket\`](#Basket) [\`item\`](#Order)

### Functions

- [\`pay\`](/api/shop#pay): Pay *it*. Has \`now\`, \`later\` and 2 more
- \`sleep\`: time.sleep

## O

- [\`shop.Order\`](/api/shop#Order), class
`);
  });

  it('lists inherited members, and leaves out links to members', () => {
    expect(
      copyOf(`<Facts kind="method" flags="static" overrides="Base.pay" overridesUrl="/api/shop#Base.pay" />

<Related title="Bases" types={<><Ref to="/base">Base</Ref>[int]</>} />

<Inherited base="Base" url="/api/shop#Base" names="a b" />

<Jump owner="Order" names="a" kinds="method" />

<Members title="Methods">

<Title>

Example

</Title>

</Members>`),
    ).toBe(`method, overrides [Base.pay](/api/shop#Base.pay)

Bases: \`Base[int]\`

Inherited from [\`Base\`](/api/shop#Base): \`a\`, \`b\`

**Methods**

**Example**
`);
  });

  it('has the TeX of a formula', () => {
    expect(
      copyOf(
        '<Formula block mathml={"\\u003cmath\\u003e\\u003cannotation encoding=\\"application/x-tex\\"\\u003ex &lt; \\\\frac{1}{2}\\u003c/annotation\\u003e\\u003c/math\\u003e"} />',
      ),
    ).toBe('`x < \\frac{1}{2}`\n');
  });
});
