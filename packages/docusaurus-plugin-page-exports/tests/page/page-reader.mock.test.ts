import {visit} from 'unist-util-visit';
import type {MarkdownConfig} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it, vi} from 'vitest';
import {createPageReader, createReport, isPageMessage} from '../../src/page';
import {parseText} from '../../src/page/parse-markdown';

vi.mock('../../src/page/parse-markdown', {spy: true});

function readerOf(markdown: Partial<MarkdownConfig> = {}) {
  return createPageReader({siteDir: '/site', siteConfig: {markdown}});
}

async function textOf(source: string, markdown: Partial<MarkdownConfig> = {}) {
  const {tree} = await readerOf(markdown).parse('docs/page.mdx', source);
  return toString(tree);
}

async function messageOf(source: string, markdown = {}) {
  try {
    await readerOf(markdown).parse('docs/page.mdx', source);
  } catch (error) {
    if (isPageMessage(error)) {
      return error;
    }
    throw error;
  }
  throw new Error('The page was read.');
}

describe('a page', () => {
  it('is named by its path below the site, whichever way it is requested', async () => {
    const reader = readerOf();
    for (const file of ['docs/a.mdx', '@site/docs/a.mdx', '/site/docs/a.mdx']) {
      expect((await reader.parse(file, 'A')).file).toBe('docs/a.mdx');
    }
  });

  it('has the front matter and the text that the site makes of it', async () => {
    const page = await readerOf({
      parseFrontMatter: async (params) => {
        const parsed = await params.defaultParseFrontMatter(params);
        return {...parsed, frontMatter: {...parsed.frontMatter, added: true}};
      },
      preprocessor: ({filePath, fileContent}) =>
        fileContent.replace('{file}', filePath),
    }).parse('docs/page.mdx', '---\ntitle: A\n---\n\nIn {file}.');
    expect(page.frontMatter).toEqual({title: 'A', added: true});
    expect(toString(page.tree)).toContain('In /site/docs/page.mdx.');
  });

  it('has positions in the lines of its file', async () => {
    const {tree} = await readerOf({
      preprocessor: ({fileContent}) =>
        fileContent.replace('<List />', '## A\n\n## B\n\n## C'),
    }).parse('docs/page.mdx', '# Title\n\n<List />\n\n## End\n');
    const lines: [string, number | undefined][] = [];
    visit(tree, 'heading', (node) => {
      lines.push([toString(node), node.position?.start.line]);
    });
    expect(lines).toEqual([
      ['Title', 1],
      ['A', 3],
      ['B', 3],
      ['C', 3],
      ['End', 5],
    ]);
  });

  it('is parsed once, until it or what the site makes of it changes', async () => {
    let name = 'Reef';
    const parseFrontMatter = vi.fn<
      NonNullable<MarkdownConfig['parseFrontMatter']>
    >((params) => params.defaultParseFrontMatter(params));
    const reader = readerOf({
      parseFrontMatter,
      preprocessor: ({fileContent}) => fileContent.replace('{name}', name),
    });
    const first = await reader.parse('a.mdx', 'At {name}.');
    expect(await reader.parse('a.mdx', 'At {name}.')).toBe(first);
    expect(parseFrontMatter).toHaveBeenCalledTimes(1);
    name = 'Bay';
    expect(toString((await reader.parse('a.mdx', 'At {name}.')).tree)).toBe(
      'At Bay.',
    );
    expect(toString((await reader.parse('a.mdx', 'New.')).tree)).toBe('New.');
  });
});

describe('pages that are requested at once', () => {
  it('are parsed one after the other, and each once for all who ask', async () => {
    const reader = readerOf();
    const before = vi.mocked(parseText).mock.calls.length;
    const parsed: number[] = [];
    const read = async (name: string) => {
      const {tree} = await reader.parse(name, name);
      parsed.push(vi.mocked(parseText).mock.calls.length - before);
      return tree;
    };
    const names = ['a.mdx', 'b.mdx', 'c.mdx'];
    const [ones, others] = await Promise.all([
      Promise.all(names.map(read)),
      Promise.all(names.map(read)),
    ]);
    expect(parsed).toEqual([1, 1, 2, 2, 3, 3]);
    ones.forEach((tree, index) => {
      expect(others[index]).toBe(tree);
    });
  });

  it('are parsed though one before them can not be', async () => {
    const reader = readerOf();
    const broken = reader.parse('a.mdx', 'a {b');
    const page = reader.parse('b.mdx', 'B');
    await expect(broken).rejects.toThrow('end of file');
    expect(toString((await page).tree)).toBe('B');
  });
});

describe('a tree that others have taken the place of', () => {
  it('is parsed again once for all who wait for it', async () => {
    const reader = readerOf();
    const names = ['a.mdx', 'b.mdx', 'c.mdx', 'd.mdx', 'e.mdx', 'f.mdx'];
    const pages = await Promise.all(
      names.map((name) => reader.parse(name, name)),
    );
    const parsed = vi.mocked(parseText).mock.calls;
    const before = parsed.length;
    const readAll = () => Promise.all(pages.map(({readTree}) => readTree()));
    const [ones, others] = await Promise.all([readAll(), readAll()]);
    // Those that were parsed last were there from the start.
    expect(parsed.slice(before).map(([text]) => text)).toEqual([
      'a.mdx',
      'b.mdx',
    ]);
    expect(ones.map((tree) => toString(tree))).toEqual(names);
    ones.forEach((tree, index) => {
      expect(others[index]).toBe(tree);
    });
  });
});

describe('plugins of one site', () => {
  it('share its pages', async () => {
    const site = {siteDir: '/site', siteConfig: {markdown: {}}};
    const page = await createPageReader(site).parse('a.mdx', 'A');
    expect(await createPageReader(site).parse('a.mdx', 'A')).toBe(page);
    const other = createPageReader({...site, siteConfig: {markdown: {}}});
    expect(await other.parse('a.mdx', 'A')).not.toBe(page);
  });
});

describe('what Docusaurus edits before MDX', () => {
  it.each([
    ['a <!-- not\nfor\nreaders --> b', 'a  b'],
    ['Text.\n\n<!-- gone -->\n', 'Text.'],
    ['one ` tick <!-- a -->', 'one ` tick '],
  ])('has no comment in %j', async (source, text) => {
    expect(await textOf(source)).toBe(text);
  });

  it.each([
    '```html\n<!-- shown -->\n```',
    '~~~~html\n~~~\n<!-- shown -->\n~~~~',
    '- item\n\n    ```html\n    <!-- shown -->\n    ```',
    '> ```html\n> <!-- shown -->\n> ```',
    '```html\n<!-- shown, with no end to the fence -->',
    'Write `<!-- shown -->` for a comment.',
    'Write ``a ` <!-- shown -->`` for a comment.',
  ])('keeps comments that are code: %j', async (source) => {
    expect(await textOf(source)).toContain('<!-- shown');
  });

  it('has titles of admonitions, ids of headings, and MDX in code blocks', async () => {
    const {tree} = await readerOf().parse(
      'a.mdx',
      '## A {#a}\n\n:::note Mind\n\nText.\n\n:::\n\n```mdx-code-block\n<B />\n```\n',
    );
    expect(tree.children).toMatchObject([
      {type: 'heading', children: [{value: 'A {#a}'}]},
      {
        type: 'containerDirective',
        children: [{data: {directiveLabel: true}}, {}],
      },
      {type: 'mdxJsxFlowElement', name: 'B', position: {start: {line: 10}}},
    ]);
  });

  it('can be turned off by the site', async () => {
    const message = await messageOf('## A {#a}', {
      mdx1Compat: {headingIds: false, comments: true, admonitions: true},
    });
    expect(message.reason).toContain('acorn');
  });
});

describe('the format of a page', () => {
  const SOURCE = 'a {b c';

  it.each([
    ['page.md', {format: 'detect'}, SOURCE],
    ['page.mdx', {format: 'md'}, SOURCE],
    ['page.mdx', {}, `---\nmdx:\n  format: md\n---\n\n${SOURCE}`],
  ] as const)('is Markdown for %s with %j', async (file, markdown, source) => {
    const {tree} = await readerOf(markdown).parse(file, source);
    expect(toString(tree)).toContain(SOURCE);
  });

  it('is MDX by default, and what the reader of the page asks for', async () => {
    expect(isPageMessage(await messageOf(SOURCE))).toBe(true);
    const {tree} = await readerOf().parse('a.mdx', SOURCE, {format: 'md'});
    expect(toString(tree)).toBe(SOURCE);
  });
});

describe('a page that can not be parsed', () => {
  it('is one with an open tag in an underlined heading, which parsers stumble over', async () => {
    const message = await messageOf('a<>----\n----\nb');
    expect(message.line).toBe(1);
    expect(message.reason).toMatch(/can't be parsed|closing tag/);
  });

  it('is reported with its line in the file', async () => {
    const message = await messageOf('# A\n\n<List />\n\nText <b', {
      preprocessor: ({fileContent}: {fileContent: string}) =>
        fileContent.replace('<List />', 'One.\n\nTwo.\n\nThree.'),
    });
    expect(message).toMatchObject({
      file: 'docs/page.mdx',
      line: 5,
      ruleId: 'syntax',
      source: 'page',
    });
    expect(createReport('docs/page.mdx', [message]).message).toMatch(
      /^docs\/page\.mdx\n5:8\s+error\s+Unexpected end of file/,
    );
  });

  it('is reported with the line of wrong front matter', async () => {
    expect(await messageOf('---\ntitle: A\nfoo: : bar\n---\n')).toMatchObject({
      file: 'docs/page.mdx',
      line: 3,
    });
  });

  it('lets errors of the site through', async () => {
    const error = new Error('The site is broken.');
    await expect(
      readerOf({
        preprocessor: () => {
          throw error;
        },
      }).parse('a.mdx', 'A'),
    ).rejects.toBe(error);
  });
});
