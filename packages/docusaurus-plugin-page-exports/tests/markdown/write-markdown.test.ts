import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {expect, it} from 'vitest';
import type {MarkdownComponent} from '../../src/markdown/components';
import {readParts} from '../../src/notebook/read-parts';
import {parseMarkdown} from '../../src/page';
import {writeMarkdown} from '../../src/markdown/write-markdown';

const write = (source: string) =>
  writeMarkdown(parseMarkdown(source), (url) => `https://x.test/${url}`);

it('writes a page as portable Markdown', () => {
  const source = `---
title: A page
---

import Thing from './thing';

# Lagoon

<Thing />

A <Term id="pod">pod</Term> and a [link](y.mdx).

:::note[Mind]

This.

:::

\`\`\`bash title="run"
lagoon run
\`\`\`
`;
  expect(write(source)).toBe(`# Lagoon

A pod and a [link](https://x.test/y.mdx).

> **Mind**
>
> This.

**run**

\`\`\`bash
lagoon run
\`\`\`
`);
});

it('writes the title of a fence above it and leaves out its looks, also in lists and notes', () => {
  const source = `- One

  \`\`\`yaml title="pod.yaml"
  a: 1
  \`\`\`

:::tip

\`\`\`yaml {1} title="b.yaml" schema="b"
b: 2
\`\`\`

:::
`;
  expect(write(source)).toBe(`- One

  **pod.yaml**

  \`\`\`yaml
  a: 1
  \`\`\`

> **Tip**
>
> **b.yaml**
>
> \`\`\`yaml
> b: 2
> \`\`\`
`);
});

it.each([
  '# highlight-next-line',
  '// highlight-start',
  '  /* highlight-end */',
  '<!-- highlight-next-line -->',
  '{/* highlight-next-line */}',
  '-- highlight-next-line',
  '% highlight-next-line',
  ';; highlight-next-line',
  '! highlight-next-line',
  "' highlight-next-line",
  '*> highlight-next-line',
  'REM highlight-next-line',
  '(* highlight-next-line *)',
  '# add-start',
  '# remove-next-line',
])('leaves out a comment that marks lines: %s', (comment) => {
  const fence = (...lines: string[]) => ['~~~', ...lines, '~~~', ''].join('\n');
  const other = '# highlight-next-line of the chart';
  expect(write(fence('a = 1', comment, other, comment))).toBe(
    fence('a = 1', other).replaceAll('~~~', '```'),
  );
});

it('writes the facts of a card beside its title', () => {
  expect(
    write(
      '<Card title="Run a pod" to="run" facts="20 minutes">\n\nGo.\n\n</Card>\n',
    ),
  ).toBe('[Run a pod](https://x.test/run) (20 minutes)\n\nGo.\n');
});

it('writes a card as its link and its text', () => {
  const source = `<Cards>
<Card title="Run a pod" to="run">

Offer a table.

</Card>
</Cards>
`;
  expect(write(source)).toBe(
    '[Run a pod](https://x.test/run)\n\nOffer a table.\n',
  );
});

it('replaces a card with its content if its title or link is not a string', () => {
  for (const attributes of [
    '',
    'to="run"',
    'title="Run a pod"',
    'title={title} to="run"',
  ]) {
    expect(write(`<Card ${attributes}>\n\nGo.\n\n</Card>\n`), attributes).toBe(
      'Go.\n',
    );
  }
});

it('writes a component with the function of the site, in a block and in a line', () => {
  const source = `<Field name="size">

How *large*. See <Ref to="/deck" />.

</Field>

<Field name="mast">How high.</Field>
`;
  const nameOf = ({attributes: [first]}: MdxJsxFlowElement) =>
    typeof first?.value === 'string' ? first.value : '';
  const components = new Map<string, MarkdownComponent>([
    [
      'Field',
      (element) => [
        {
          type: 'heading',
          depth: 2,
          children: [{type: 'text', value: nameOf(element)}],
        },
        ...element.children,
      ],
    ],
    [
      'Ref',
      (element) => [
        {
          type: 'paragraph',
          children: [
            {
              type: 'link',
              url: nameOf(element),
              children: [{type: 'text', value: 'there'}],
            },
          ],
        },
      ],
    ],
  ]);
  const written = writeMarkdown(
    parseMarkdown(source),
    (url) => `https://x.test${url}`,
    components,
  );
  expect(written).toBe(`## size

How *large*. See [there](https://x.test/deck).

## mast

How high.
`);
});

it.each(['./img/ray.png', 'ray.png', '../ray.png', '@site/docs/ray.png'])(
  'writes an image file that the build renames as its alternative text: %s',
  (url) => {
    expect(
      write(`See ![a ray](${url}) and ![](${url})[![it](${url})](y).\n`),
    ).toBe('See a ray and [it](https://x.test/y).\n');
  },
);

it.each(['/img/ray.png', 'https://y.test/ray.png', 'pathname:///ray.png'])(
  'keeps an image whose address stays the same: %s',
  (url) => {
    expect(write(`![a ray](${url})\n`)).toBe(
      `![a ray](https://x.test/${url})\n`,
    );
  },
);

it('writes a link to a file that the build renames as its text', () => {
  const source = 'See [the *data*](./a.csv) and [![it](./b.png)](./a.csv).\n';
  expect(writeMarkdown(parseMarkdown(source), () => null)).toBe(
    'See the *data* and it.\n',
  );
});

it('writes references as links and images in their place', () => {
  const source = `See [the *deck*][d], [D][] and ![a ray][RAY]. ![A ray][far]

[d]: y "Deck"
[d]: other
[ray]: ./ray.png

> [far]: https://y.test/ray.png
`;
  expect(write(source)).toBe(
    'See [the *deck*](https://x.test/y "Deck"), ' +
      '[D](https://x.test/y "Deck") and a ray. ' +
      '![A ray](https://x.test/https://y.test/ray.png)\n\n>\n',
  );
});

it('writes the title of a page without a heading, unless a component writes one', () => {
  const writeHead: MarkdownComponent = () => [
    {
      type: 'heading',
      depth: 1,
      children: [{type: 'text', value: 'reef.coral'}],
    },
  ];
  const copy = (source: string) =>
    writeMarkdown(
      parseMarkdown(source),
      String,
      new Map([['Head', writeHead]]),
      'coral',
    );
  expect(copy('First.')).toBe('# coral\n\nFirst.\n');
  expect(copy('<Head />\n\nFirst.')).toBe('# reef.coral\n\nFirst.\n');
});

it.each([
  ['## First\n\n# Later\n'],
  ['---\n\n# Later\n'],
  ['> ## First\n\n# Later\n'],
])(
  'writes the title where Docusaurus shows it above a heading: %j',
  (source) => {
    const tree = () => parseMarkdown(`---\ntitle: Coral\n---\n\n${source}`);
    expect(writeMarkdown(tree(), String, undefined, 'Coral')).toBe(
      `# Coral\n\n${source}`,
    );
    const [part] = readParts(tree(), String, undefined, 'Coral');
    expect(part?.text.split('\n')[0]).toBe('# Coral');
  },
);

it('writes no second title if only HTML comes before the first', () => {
  const tree = parseMarkdown('<hr/>\n\n# Coral\n');
  expect(writeMarkdown(tree, String, undefined, 'Reef')).toBe(
    '---\n\n# Coral\n',
  );
});

it('writes no second title above one that text precedes', () => {
  const source = 'First.\n\n# Coral\n\n## Later\n';
  expect(writeMarkdown(parseMarkdown(source), String, undefined, 'Reef')).toBe(
    source,
  );
});

it('ends all lines in the same way, also of pages with Windows line ends', () => {
  const source =
    '# Reef\n\nTwo\nlines.\n\n```python\na = 1\nb = 2\n```\n\n> A\n> quotation.\n';
  expect(write(source.replaceAll('\n', '\r\n'))).toBe(source);
});
