import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage, readProgram} from './mdx';

const COMPONENTS = [
  'Entries',
  'Entry',
  'Example',
  'Facts',
  'Field',
  'Fields',
  'Inherited',
  'Jump',
  'Members',
  'ModuleHeader',
  'Overview',
  'Related',
  'Session',
  'Signature',
  'SymbolBody',
  'SymbolSection',
];

/** Allowed link targets: pages on the web or in the reference. */
const SAFE = /^(?:https:\/\/|\/api\/|#)/;

/** Each is the whole docstring of a function. */
const TEXTS: Readonly<Record<string, string>> = {
  'control characters':
    'A \x00 \x07 \x1b[31m \x7f \u0085 \u2028 \u202e \ufeff end.',
  'half a surrogate pair': 'A \\ud800 B \\udfff.',
  'a comment never closed': 'A <!-- B {/* C.',
  'a fence never closed': 'A.\n\n````{x}\nimport a from "b"\n</x>',
  'closing tags alone': '</Field></Fields></SymbolSection></section></html>',
  'the components themselves':
    '<Signature code={<>x</>} /> <Ref to="javascript:1">x</Ref>',
  'a table of pipes': 'a|b\n-|-\n{x}|<T>\n\\||`|`\n',
  'references to nowhere':
    '[a]: javascript:alert(1)\n\n[a] [^1] [a][a]\n\n[^1]: {x}',
  'addresses that run':
    '<javascript:alert(1)> [x](data:text/html,x "{y}") ![x](//evil.test)',
  'brackets by the thousand': '['.repeat(20_000),
  'quotes in quotes': '> '.repeat(3_000) + 'end',
  'lists in lists': Array.from(
    {length: 120},
    (_, n) => `${'  '.repeat(n)}- x`,
  ).join('\n'),
  'links by the thousand': '[a]('.repeat(20_000),
  'dashes in a line': `${'- '.repeat(3000)}end`,
  'a very wide table': '|a'.repeat(6000),
  'stars by the thousand': '*a_ '.repeat(20_000),
  'a megabyte in a parameter': `Do.\n\nArgs:\n    x: ${'{<a|`'.repeat(200_000)}`,
  'front matter': '---\ntitle: x\n---\n\nimport x from "y"\n\nexport default 1',
};

describe('a hostile docstring', () => {
  let pages: Map<string, string>;

  beforeAll(async () => {
    const site = await createSite('hostile', 'hostile');
    const names = Object.keys(TEXTS).map((_, index) => `text_${index}`);
    await Promise.all(
      Object.values(TEXTS).map((text, index) =>
        writeFile(
          path.join(site.siteDir, 'sdk', 'hostile', `text_${index}.py`),
          `def f(x=1):\n    """${text.replaceAll('\0', '\\0')}"""\n`,
        ),
      ),
    );
    await site.generate();
    pages = new Map(
      await Promise.all(
        names.map(
          async (name) => [name, await site.page(`hostile.${name}`)] as const,
        ),
      ),
    );
  });

  it.each(Object.keys(TEXTS).map((title, index) => [title, `text_${index}`]))(
    'of %s is text on a page that compiles',
    async (_, name) => {
      const mdx = pages.get(name) ?? '';
      await compilePage(mdx);
      const program = readProgram(mdx);
      expect(program.imports).toHaveLength(1);
      expect(program.exports).toEqual([
        expect.stringMatching(/^export const toc = \[.*\];$/),
      ]);
      expect(
        [...program.elements].filter((one) => !COMPONENTS.includes(one)),
      ).toEqual([]);
      expect(program.images).toEqual([]);
      expect(program.directives).toEqual([]);
      expect(program.links.filter((link) => !SAFE.test(link))).toEqual([]);
      program.expressions.forEach((expression) => {
        expect(typeof JSON.parse(expression)).toBe('string');
      });
    },
  );
});

describe('a page of hostile docstrings', () => {
  let mdx = '';
  let index = '';

  beforeAll(async () => {
    const site = await createSite('hostile', 'hostile');
    const file = path.join(site.siteDir, 'sdk', 'hostile', '__init__.py');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('LONG_TEXT', '{<[*`_'.repeat(4_000)));
    await site.generate();
    mdx = await site.page('hostile');
    index = await site.page('symbol-index');
  });

  it('compiles', async () => {
    await compilePage(mdx);
    await compilePage(index);
  });

  it('imports only the components', () => {
    const {imports, exports} = readProgram(mdx);
    expect(imports).toHaveLength(1);
    expect(exports).toHaveLength(1);
    expect(imports[0]).toMatch(
      /^import \{[\w, ]+\} from '@theme\/PythonApi';$/,
    );
  });

  it('has no elements except the components', () => {
    const {elements, images} = readProgram(mdx);
    expect([...elements].filter((name) => !COMPONENTS.includes(name))).toEqual(
      [],
    );
    expect(images).toEqual([]);
  });

  it('has no expressions except plain strings', () => {
    const {expressions} = readProgram(mdx);
    expect(expressions).not.toEqual([]);
    for (const expression of expressions) {
      expect(typeof JSON.parse(expression)).toBe('string');
    }
  });

  it('has no admonitions except those from sections of docstrings', () => {
    expect(readProgram(mdx).directives).toEqual([]);
  });

  it('has no links to scripts or files', () => {
    expect(readProgram(mdx).links.filter((link) => !SAFE.test(link))).toEqual(
      [],
    );
  });

  it('keeps the text', () => {
    expect(mdx).toContain('process.exit(1)');
    expect(mdx).toContain('\\<script>alert(1)\\</script>');
    expect(mdx).toContain('&#x69;mport secrets from');
    expect(mdx).toContain('\\</details> \\<!-- hidden -->');
  });

  it('keeps headings of docstrings out of the table of contents', () => {
    expect(mdx.match(/^#+ .*$/gm)).toEqual([
      '## `Generic` \\{#Generic}',
      '### `method` \\{#Generic.method}',
      '## `braces` \\{#braces}',
      '## `long` \\{#long}',
      '## Constants and variables \\{#constants-and-variables}',
    ]);
  });
});
