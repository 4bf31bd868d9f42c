import {
  createPageReader,
  parseMarkdown,
} from 'docusaurus-plugin-page-exports/page';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {listImports} from '../../../plugins/used-in/collect-names';
import {collectUses} from '../../../plugins/used-in/collect-uses';
import type {LinkNames} from '../../../plugins/used-in/count-uses';
import {
  remarkUsedIn,
  type UsesOf,
} from '../../../plugins/used-in/remark-used-in';

const URLS = new Map([
  ['Ship', '/api/harbour/ships#Ship'],
  ['harbour.Ship', '/api/harbour/ships#Ship'],
  ['Quay', '/api/harbour/quay#Quay'],
]);

/** Links known symbols, like the site's own step. */
const linkNames: LinkNames = (tree, file) => {
  const broken: string[] = [];
  visit(tree, 'inlineCode', (node, index, parent) => {
    const url = URLS.get(node.value);
    if (node.value.startsWith('harbour.') && !url) {
      broken.push(node.value);
    }
    if (url && parent && index !== undefined) {
      parent.children[index] = {type: 'link', url, children: [node]};
    }
  });
  if (broken.length > 0) {
    const cause = file.message(`There is no ${broken.join()}.`);
    return Promise.reject(new Error('A name leads nowhere.', {cause}));
  }
  return Promise.resolve();
};

const site = createPageReader({siteDir: '/site', siteConfig: {markdown: {}}});

/** Collects from pages that exist only in memory. */
async function collect(texts: Readonly<Record<string, string>>) {
  const pages = Object.keys(texts).map((name) => ({
    title: name,
    url: `/guides/${name.toLowerCase()}`,
    source: `@site/docs/${name}.mdx`,
  }));
  const reader = {
    ...site,
    read: (file: string) =>
      site.parse(file, texts[/(\w+)\.mdx$/.exec(file)?.[1] ?? ''] ?? ''),
  };
  const uses = await collectUses(pages, reader, linkNames);
  return (route: string, anchor: string) =>
    uses
      .get(route)
      ?.get(anchor)
      ?.map(({title}) => title) ?? [];
}

const SAMPLE = '```python\nfrom harbour import Ship\n```';

describe('the imports of a sample', () => {
  it.each([
    ['on one line', 'from a.b import C, D as E  # Both', ['a.b.C', 'a.b.D']],
    [
      'in brackets',
      'from a import (\n    B,  # One\n    C,\n)',
      ['a.B', 'a.C'],
    ],
    [
      'around a bracket in a comment',
      'from a import (\n    B,  # first (of two)\n    C,\n)',
      ['a.B', 'a.C'],
    ],
    ['on a continued line', 'from a import B, \\\n    C', ['a.B', 'a.C']],
    ['with Windows line ends', 'from a import B, \\\r\n  C', ['a.B', 'a.C']],
    ['on the next line', 'from a import \\\n    (B, C)', ['a.B', 'a.C']],
    ['before a comment', 'from a import B  # C:\\\nx, y = 1', ['a.B']],
    ['of all names', 'from a import *', []],
    ['of a module', 'import a', []],
  ])('are found %s', (_, code, names) => {
    expect(listImports(code).map(({name}) => name)).toEqual(names);
  });
});

describe('the guides that use a symbol', () => {
  it('are those that mention it, link to it, or import it in a sample', async () => {
    const find = await collect({
      Names: 'A `Ship`.',
      Links: '[Ships](/api/harbour/ships#Ship)',
      Imports: SAMPLE,
      Other: 'A `Quay`.',
      Terminal: SAMPLE.replace('python', 'text'),
    });
    expect(find('/api/harbour/ships', 'Ship').sort()).toEqual([
      'Imports',
      'Links',
      'Names',
    ]);
  });

  it('are sorted by how much they use it, samples first', async () => {
    const find = await collect({
      Once: 'A `Ship`.',
      Often: '`Ship`, `Ship`, `Ship`',
      Sample: SAMPLE,
    });
    expect(find('/api/harbour/ships', 'Ship')).toEqual([
      'Sample',
      'Often',
      'Once',
    ]);
  });

  it('are at most five', async () => {
    const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const find = await collect(
      Object.fromEntries(names.map((name) => [name, 'A `Ship`.'])),
    );
    expect(find('/api/harbour/ships', 'Ship')).toEqual(names.slice(0, 5));
  });

  it('are found despite unknown names and pages that are not MDX', async () => {
    const find = await collect({
      Broken: '`harbour.Shipp` and `Ship`',
      Malformed: '<Open> `Ship`',
    });
    expect(find('/api/harbour/ships', 'Ship')).toEqual(['Broken']);
  });
});

describe('a page of the reference', () => {
  const processor = unified()
    .use(remarkMdx)
    .use(remarkGfm)
    .use(remarkStringify);

  async function write(mdx: string, uses: UsesOf): Promise<string> {
    const tree: Root = parseMarkdown(mdx);
    visit(tree, 'heading', (node) => {
      // Like Docusaurus; here the id is the heading's text.
      const [text] = node.children;
      Object.assign(node, {
        data: {id: text?.type === 'text' ? text.value : ''},
      });
    });
    await remarkUsedIn({findUses: () => Promise.resolve(uses)})(tree, {
      path: '/site/api/ships.mdx',
    });
    return processor.stringify(tree);
  }

  const GUIDE = {title: 'Sailing', url: '/guides/sailing'};
  const LINE = '**Used in:** [Sailing](/guides/sailing)';
  const PAGE = `
A module.

<Section>
## Ship

A ship.

<Section>
### Ship.sail

Sails.
</Section>
</Section>

<Section>
## Boat

A boat.
</Section>
`;

  it.each([
    ['a class, before its members', 'Ship', 'A ship.'],
    ['a method', 'Ship.sail', 'Sails.'],
    ['the last symbol', 'Boat', 'A boat.'],
    ['the module, before its symbols', '', 'A module.'],
  ])('links guides below the text of %s', async (_, anchor, text) => {
    const page = await write(PAGE, new Map([[anchor, [GUIDE]]]));
    const lines = page
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    expect(lines[lines.indexOf(text) + 1]).toBe(LINE);
    expect(lines.filter((line) => line.includes('Used in'))).toEqual([LINE]);
  });

  it('links them above the links to the members of a class', async () => {
    const page = await write(
      '## Ship\n\nA ship.\n\n<Jump owner="Ship" />\n',
      new Map([['Ship', [GUIDE]]]),
    );
    expect(page.indexOf(LINE)).toBeGreaterThan(page.indexOf('A ship.'));
    expect(page.indexOf(LINE)).toBeLessThan(page.indexOf('<Jump'));
  });

  it('separates several guides by commas', async () => {
    const other = {title: 'Rowing', url: '/guides/rowing'};
    expect(
      await write('## Boat', new Map([['Boat', [GUIDE, other]]])),
    ).toContain(`${LINE}, [Rowing](/guides/rowing)`);
  });

  it('stays unchanged if no guide uses its symbols', async () => {
    expect(await write(PAGE, new Map())).toBe(
      processor.stringify(parseMarkdown(PAGE)),
    );
  });
});
