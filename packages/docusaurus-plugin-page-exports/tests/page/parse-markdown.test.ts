import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {expect, it} from 'vitest';
import {
  type PageFormat,
  parseText,
  readCompatibility,
} from '../../src/page/parse-markdown';

/** Each syntax that Docusaurus adds to Markdown, and each that it takes away. */
const SHARED = `
# Rope

*One* ~~two~~ www.cove.test, a line  
that goes on[^note], and <!-- a comment -->.

| Knot | Use |
| :--- | --: |
| \`bow\\|line\` | Mooring |

- [x] Coil
- [ ] Cut

:::note[Keep *dry*]

:abbr[kn]{title="knots"} and time 12:30.

:::

::leaf{#id .class}

    indented

\`\`\`python title="rope.py"
x = {1}
\`\`\`

[^note]: Of hemp.
`;

const MDX = `
import Card from './card';

export const length = 3;

${SHARED}

<Card to="/rope">{length} *metres*</Card>

{/* No comment. */}
`;

const MD = `
${SHARED}

<details><summary>More</summary>{not an expression}</details>
`;

/** Gives the tree that Docusaurus parses a page to. */
async function parseAsDocusaurus(
  content: string,
  format: PageFormat,
): Promise<Root | undefined> {
  let parsed: Root | undefined;
  const processor = await createProcessorUncached({
    format,
    options: {
      siteDir: '/site',
      staticDirs: [],
      admonitions: true,
      markdownConfig: {
        mdx1Compat: readCompatibility(),
        anchors: {maintainCase: false},
      },
      beforeDefaultRemarkPlugins: [
        function share(this: Processor) {
          const {parser} = this;
          this.parser = (text, file) => {
            const tree = parser?.(text, file) as Root;
            parsed = structuredClone(tree);
            return tree;
          };
        },
      ],
    } as unknown as Parameters<typeof createProcessorUncached>[0]['options'],
  });
  await processor.process({
    content,
    filePath: `/site/page.${format}`,
    frontMatter: {},
    compilerName: 'server',
  });
  return parsed;
}

it.each([
  ['mdx', MDX],
  ['md', MD],
] as const)(
  'parses a page in .%s to the tree that Docusaurus compiles',
  async (format, text) => {
    const tree = parseText(text, format, readCompatibility());
    expect(tree.children.length).toBeGreaterThan(8);
    expect(structuredClone(tree)).toEqual(
      await parseAsDocusaurus(text, format),
    );
  },
);
