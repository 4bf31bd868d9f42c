import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {createSite} from './harbour';
import {compilePage, readProgram} from './mdx';

const COMPONENTS = [
  'Entries',
  'Entry',
  'Facts',
  'Field',
  'Fields',
  'Inherited',
  'Jump',
  'ModuleHeader',
  'Related',
  'Signature',
];

describe('a page of hostile docstrings', () => {
  let mdx = '';
  let index = '';

  beforeAll(async () => {
    const site = await createSite('hostile', 'hostile');
    const file = path.join(site.siteDir, 'sdk', 'hostile', '__init__.py');
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace('MEGABYTE', '{<[*`_'.repeat(180_000)));
    await site.generate({force: true});
    mdx = await site.page('hostile');
    index = await site.page('symbol-index');
  });

  it('compiles', async () => {
    await compilePage(mdx);
    await compilePage(index);
  });

  it('imports our components and nothing else', () => {
    const {imports} = readProgram(mdx);
    expect(imports).toHaveLength(1);
    expect(imports[0]).toMatch(
      /^import \{[\w, ]+\} from '@site\/src\/components\/api';$/,
    );
  });

  it('holds no element but ours', () => {
    const {elements, images} = readProgram(mdx);
    expect([...elements].filter((name) => !COMPONENTS.includes(name))).toEqual(
      [],
    );
    expect(images).toEqual([]);
  });

  it('has no expression but plain strings', () => {
    const {expressions} = readProgram(mdx);
    for (const expression of expressions) {
      expect(typeof JSON.parse(expression)).toBe('string');
    }
  });

  it('opens no box that its author did not write as a section', () => {
    expect(readProgram(mdx).directives).toEqual([]);
  });

  it('links to no script and to no file', () => {
    expect(
      readProgram(mdx).links.filter(
        (link) => !/^(?:https:\/\/|\/api\/|#)/.test(link),
      ),
    ).toEqual([]);
  });

  it('keeps the words', () => {
    expect(mdx).toContain('process.exit(1)');
    expect(mdx).toContain('\\<script>alert(1)\\</script>');
    expect(mdx).toContain('&#x69;mport secrets from');
    expect(mdx).toContain('\\</details> \\<!-- hidden -->');
  });

  it('takes no heading of a docstring into its outline', () => {
    expect(mdx.match(/^#+ .*$/gm)).toEqual([
      '## `Generic` {#Generic}',
      '### `method` {#Generic.method}',
      '## `braces` {#braces}',
      '## `long` {#long}',
      '## Constants and variables {#constants-and-variables}',
    ]);
  });
});
