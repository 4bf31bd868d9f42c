import path from 'node:path';
import {createProcessor} from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import type {MarkdownConfig} from '@docusaurus/types';
import {toString} from 'mdast-util-to-string';
import {describe, expect, it, vi} from 'vitest';
import {
  createPageReader,
  createReport,
  isPageMessage,
  remarkShareTree,
} from '../../src/page';
import {parseText} from '../../src/page/parse-markdown';

vi.mock('../../src/page/parse-markdown', {spy: true});

function readerOf(markdown: Partial<MarkdownConfig> = {}) {
  return createPageReader({siteDir: '/site', siteConfig: {markdown}});
}

async function textOf(source: string, markdown: Partial<MarkdownConfig> = {}) {
  const page = await readerOf(markdown).parse('docs/page.mdx', source);
  return toString(await page.readTree());
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
  it('has its path below the site as its file, however it is requested', async () => {
    const reader = readerOf();
    for (const file of ['docs/a.mdx', '@site/docs/a.mdx', '/site/docs/a.mdx']) {
      expect((await reader.parse(file, 'A')).file).toBe('docs/a.mdx');
    }
  });

  it('has the front matter and the text after the preprocessing of the site', async () => {
    const page = await readerOf({
      parseFrontMatter: async (params) => {
        const parsed = await params.defaultParseFrontMatter(params);
        return {...parsed, frontMatter: {...parsed.frontMatter, added: true}};
      },
      preprocessor: ({filePath, fileContent}) =>
        fileContent.replace('{file}', filePath),
    }).parse('docs/page.mdx', '---\ntitle: A\n---\n\nIn {file}.');
    expect(page.frontMatter).toEqual({title: 'A', added: true});
    expect(toString(await page.readTree())).toContain(
      'In /site/docs/page.mdx.',
    );
  });

  it('has the line positions of its file', async () => {
    const page = await readerOf({
      preprocessor: ({fileContent}) =>
        fileContent.replace('<List />', '## A\n\n## B\n\n## C'),
    }).parse('docs/page.mdx', '# Title\n\n<List />\n\n## End\n');
    const lines: [string, number | undefined][] = [];
    visit(await page.readTree(), 'heading', (node) => {
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

  it('is parsed once, until it or its preprocessed text changes', async () => {
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
    const second = await reader.parse('a.mdx', 'At {name}.');
    expect(toString(await second.readTree())).toBe('At Bay.');
    const third = await reader.parse('a.mdx', 'New.');
    expect(toString(await third.readTree())).toBe('New.');
  });
});

describe('pages that are requested at the same time', () => {
  it('are parsed one after another, and once for all requests', async () => {
    const reader = readerOf();
    const before = vi.mocked(parseText).mock.calls.length;
    const parsed: number[] = [];
    const read = async (name: string) => {
      await reader.parse(name, `In ${name}.`);
      parsed.push(vi.mocked(parseText).mock.calls.length - before);
    };
    const names = ['a.mdx', 'b.mdx', 'c.mdx'];
    await Promise.all([...names, ...names].map(read));
    expect(parsed).toEqual([1, 1, 2, 2, 3, 3]);
  });

  it('are parsed even if an earlier one fails', async () => {
    const reader = readerOf();
    const broken = reader.parse('a.mdx', 'a {b');
    const page = reader.parse('b.mdx', 'B');
    await expect(broken).rejects.toThrow('end of file');
    expect(toString(await (await page).readTree())).toBe('B');
  });
});

describe('the tree of a page', () => {
  it('is a separate copy for each reader, and parsed only once', async () => {
    const page = await readerOf().parse('own.mdx', '# A {1 + 1}');
    const before = vi.mocked(parseText).mock.calls.length;
    const one = await page.readTree();
    one.children = [];
    const other = await page.readTree();
    expect(other).toEqual(
      parseText('# A {1 + 1}', 'mdx', {
        comments: true,
        admonitions: true,
        headingIds: true,
      }),
    );
    expect(vi.mocked(parseText).mock.calls).toHaveLength(before + 1);
  });
});

describe('the compiler of a page', () => {
  const compile = async (file: string, value: string) =>
    createProcessor({remarkPlugins: [remarkShareTree, remarkGfm]}).process(
      new VFile({path: path.resolve('/site', file), value}),
    );
  const parsedPages = () =>
    vi.mocked(parseText).mock.calls.map(([text]) => text);

  it('takes the tree that a reader has parsed', async () => {
    const text = 'Before ~~it~~ {1 + 1} <B c={/d/g} />.';
    const alone = await compile('never-read.mdx', text);
    await readerOf().parse('read-first.mdx', text);
    expect(String(await compile('read-first.mdx', text))).toBe(String(alone));
    // Without its extensions, this processor couldn't have parsed the page
    // itself.
    const bare = createProcessor({remarkPlugins: [remarkShareTree]});
    const file = new VFile({path: '/site/read-first.mdx', value: text});
    expect(String(await bare.process(file))).toContain('_components.del');
  });

  it('leaves readers an unchanged tree', async () => {
    const text = 'Compiled ~~first~~.';
    await compile('compiled-first.mdx', text);
    const page = await readerOf().parse('compiled-first.mdx', text);
    expect(toString(await page.readTree())).toBe('Compiled first.');
    expect(parsedPages()).not.toContain(text);
  });

  it('parses a page again after it has changed', async () => {
    await readerOf().parse('changed.mdx', 'Old.');
    expect(String(await compile('changed.mdx', 'New.'))).toContain('New.');
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

describe('the text that Docusaurus prepares before MDX', () => {
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
    const page = await readerOf().parse(
      'a.mdx',
      '## A {#a}\n\n:::note Mind\n\nText.\n\n:::\n\n```mdx-code-block\n<B />\n```\n',
    );
    expect((await page.readTree()).children).toMatchObject([
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
    const page = await readerOf(markdown).parse(file, source);
    expect(toString(await page.readTree())).toContain(SOURCE);
  });

  it('is MDX by default, unless the reader of the page requests another', async () => {
    expect(isPageMessage(await messageOf(SOURCE))).toBe(true);
    const page = await readerOf().parse('a.mdx', SOURCE, {format: 'md'});
    expect(toString(await page.readTree())).toBe(SOURCE);
  });
});

describe('a page that cannot be parsed', () => {
  it('may have an open tag in an underlined heading, which breaks parsers', async () => {
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

  it('is reported with the line of invalid front matter', async () => {
    expect(await messageOf('---\ntitle: A\nfoo: : bar\n---\n')).toMatchObject({
      file: 'docs/page.mdx',
      line: 3,
    });
  });

  it('is not confused with other errors of the site', async () => {
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
