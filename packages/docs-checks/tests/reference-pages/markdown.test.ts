import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {toString} from 'mdast-util-to-string';
import {tmpdir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {
  bulletList,
  paragraph,
  parseBlocks,
  parseInline,
  table,
  writeMdx,
} from '../../src/reference-pages/markdown';

const reader = createPageReader({
  siteDir: tmpdir(),
  siteConfig: {markdown: {}},
});

/** Returns the text of each block that MDX finds in a page. */
async function blocksOf(page: string): Promise<string[]> {
  const {readTree} = await reader.parse('page.mdx', page);
  const {children} = await readTree();
  return children.map((block) => `${block.type}: ${toString(block)}`);
}

describe('a docstring as blocks', () => {
  it('keeps HTML as text, apart from the blocks around it', async () => {
    const text =
      'First <br> {line}.\n\n<!-- a\nnote -->\n\n- Item\n\n  <hr>\n\nLast.';
    const page = writeMdx([
      paragraph('Above.'),
      ...parseBlocks(text),
      paragraph('Below.'),
    ]);
    expect(await blocksOf(page)).toEqual([
      'paragraph: Above.',
      'paragraph: First <br> {line}.',
      'paragraph: <!-- a\nnote -->',
      'list: Item<hr>',
      'paragraph: Last.',
      'paragraph: Below.',
    ]);
  });

  it('keeps a title that tildes underline apart from the code below it', () => {
    const code = '\nWaves\n~~~~~';
    const text = `The reef\n~~~~~~~~\n\n~~~~~~yaml\n${code}\n~~~~~~\n\nText.`;
    expect(parseBlocks(text)).toMatchObject([
      {type: 'heading', children: [{value: 'The reef'}]},
      {type: 'code', lang: 'yaml', value: code},
      {type: 'paragraph', children: [{value: 'Text.'}]},
    ]);
  });

  it('keeps the number of a title that tildes underline', () => {
    expect(
      writeMdx(parseBlocks('1. Title\n~~~~~~~~\n\n 2) Ti\n ~~~~~\n\nText.')),
    ).toBe('## 1. Title\n\n## 2) Ti\n\nText.\n');
  });

  it('keeps the syntax of GitHub', () => {
    const text = '~~Old~~\n\n| A |\n| - |\n| B |\n';
    expect(writeMdx(parseBlocks(text))).toBe(text);
  });

  it.each(['export the model first.', 'import errors are raised.'])(
    'is text if it begins like JavaScript: %s',
    async (text) => {
      const page = writeMdx([
        ...parseBlocks(text),
        paragraph(...parseInline(text)),
        bulletList([[text]]),
      ]);
      expect(await blocksOf(page)).toEqual([
        `paragraph: ${text}`,
        `paragraph: ${text}`,
        `list: ${text}`,
      ]);
    },
  );

  it('is written as it is if a longer word only begins like a keyword', () => {
    expect(writeMdx(parseBlocks('exports and imports'))).toBe(
      'exports and imports\n',
    );
  });
});

describe('a docstring as a line', () => {
  it('is the text of all its blocks, with HTML as text', () => {
    const cell = parseInline('One\nline <b>.\n\n- Two\n\n<!-- three -->');
    expect(writeMdx([table(['A'], [[cell]])])).toBe(
      '| A |\n| - |\n| One line \\<b>. Two \\<!-- three --> |\n',
    );
  });
});
