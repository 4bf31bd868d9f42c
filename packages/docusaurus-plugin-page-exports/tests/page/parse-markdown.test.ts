import preprocess from '@docusaurus/mdx-loader/lib/preprocessor.js';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor.js';
import type {Root} from 'mdast';
import type {Processor} from 'unified';
import {expect, it} from 'vitest';
import {
  type Compatibility,
  type PageFormat,
  parseText,
  prepareText,
  readCompatibility,
} from '../../src/page/parse-markdown';

/** All syntax that Docusaurus adds to Markdown or removes from it. */
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

const MDX = `---
title: Rope
---

import Card from './card';

export const length = 3;

${SHARED}

<Card to="/rope">{length} *metres*</Card>

{/* No comment. */}
`;

const MD = `---
title: Rope
---
${SHARED}

<details><summary>More</summary>{not an expression}</details>
`;

const PAGES = {mdx: MDX, md: MD};

/** Parses a page with the parser of Docusaurus. */
async function parseAsDocusaurus(
  content: string,
  format: PageFormat,
  mdx1Compat: Compatibility,
): Promise<Root | undefined> {
  let parsed: Root | undefined;
  const processor = await createProcessorUncached({
    format,
    options: {
      siteDir: '/site',
      staticDirs: [],
      admonitions: true,
      markdownConfig: {
        mdx1Compat,
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

/** Prepares the text of a page with the functions of Docusaurus. */
function prepareAsDocusaurus(
  fileContent: string,
  mdx1Compat: Compatibility,
): string {
  return preprocess({
    fileContent,
    filePath: '/site/page.mdx',
    markdownConfig: {mdx1Compat} as Parameters<
      typeof preprocess
    >[0]['markdownConfig'],
    admonitions: true,
  });
}

it.each([
  ['mdx', {}],
  ['md', {}],
  ['md', {comments: false}],
] as const)(
  'parses a page in .%s to the tree that Docusaurus compiles, with %o',
  async (format, configured) => {
    const text = PAGES[format];
    const compatibility = readCompatibility(configured);
    const tree = parseText(text, format, compatibility);
    expect(tree.children.length).toBeGreaterThan(8);
    expect(structuredClone(tree)).toEqual(
      await parseAsDocusaurus(text, format, compatibility),
    );
  },
);

it('rejects HTML comments in .mdx where Docusaurus does', async () => {
  const compatibility = readCompatibility({comments: false});
  expect(() => parseText(MDX, 'mdx', compatibility)).toThrow();
  await expect(parseAsDocusaurus(MDX, 'mdx', compatibility)).rejects.toThrow();
});

it.each([
  ':::note Keep dry\n\nText.\n\n:::\n',
  '## Rope {#rope}\n',
  '```mdx-code-block\n<Card />\n```\n',
])('prepares the text %j as Docusaurus does', (text) => {
  const all = readCompatibility();
  const none = {comments: false, admonitions: false, headingIds: false};
  expect(prepareText(text, all)).not.toBe(text);
  for (const compatibility of [all, none]) {
    expect(prepareText(text, compatibility)).toBe(
      prepareAsDocusaurus(text, compatibility),
    );
  }
});
