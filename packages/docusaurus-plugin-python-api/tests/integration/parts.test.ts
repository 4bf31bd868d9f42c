import {readdir, readFile, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {SymbolRecord} from '../../src/write/symbols';
import {createSite, type Site} from './harbour';
import {compilePage, readProgram} from './mdx';

describe('a module with too many symbols', () => {
  let site: Site;
  let files: string[] = [];

  beforeAll(async () => {
    site = await createSite('harbour', 'harbour');
    await site.generate({maxSymbols: 12});
    files = await readdir(path.join(site.siteDir, 'api'));
  });

  it('has its symbols on parts, whose names no module can have', async () => {
    const parts = files.filter((file) => /part-\d+\.mdx$/.test(file));
    expect(parts).toContain('harbour.ships.part-1.mdx');
    expect(parts).toContain('harbour.ships.part-2.mdx');
    expect(parts.some((file) => file.startsWith('harbour.docks'))).toBe(false);
    const part = await site.page('harbour.ships.part-2');
    expect(part).toContain('slug: /harbour/ships/part-2\n');
    expect(part).toContain('title_meta: harbour.ships (2)\n');
    expect(part).toContain('Part 2 of [`harbour.ships`](/api/harbour/ships).');
    expect(part).toContain('<ModuleHeader path="harbour.ships"');
  });

  it('lists them on its own page, with the same anchors', async () => {
    const page = await site.page('harbour.ships');
    expect(page).toContain('<Entries forward>');
    expect(page).toMatch(
      /<Entry name="Ship" id="Ship" to="\/api\/harbour\/ships\/part-\d#Ship" kind="class">A vessel with a name\.<\/Entry>/,
    );
    expect(page).not.toContain('## `Ship`');
    expect(page).toContain('Ships and how to steer them.');
  });

  it('has a target for each symbol and each link', async () => {
    const places = new Set<string>();
    const links: string[] = [];
    for (const file of files.filter((one) => one.endsWith('.mdx'))) {
      const mdx = await site.page(file.replace(/\.mdx$/, ''));
      await compilePage(mdx);
      const route = `/api${/^slug: (.*)$/m.exec(mdx)?.[1] ?? ''}`;
      const program = readProgram(mdx);
      places.add(route);
      program.ids.forEach((id) => places.add(`${route}#${id}`));
      links.push(...program.links);
    }
    const symbols = JSON.parse(
      (await site.cache('symbols.json')).toString(),
    ) as SymbolRecord[];
    const wanted = [...links, ...symbols.map(({url}) => url)];
    expect(
      wanted.filter((url) => url.startsWith('/') && !places.has(url)),
    ).toEqual([]);
    const names = symbols.map(({dotted}) => dotted);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('harbour.ships.Ship.sail');
  });

  it('has its parts in the sidebar, named after their symbols', async () => {
    const sidebar = await readFile(
      path.join(site.siteDir, 'api', 'sidebars.json'),
      'utf8',
    );
    expect(JSON.parse(sidebar)).toMatchObject({
      api: expect.arrayContaining([
        expect.objectContaining({
          label: 'ships',
          link: {type: 'doc', id: 'harbour.ships'},
          items: expect.arrayContaining([
            {
              type: 'doc',
              id: 'harbour.ships.part-1',
              label: expect.stringContaining(' – ') as string,
            },
          ]) as unknown[],
        }),
      ]) as unknown[],
    });
    // Docusaurus would show this label instead.
    const part = await site.page('harbour.ships.part-1');
    expect(part).not.toContain('sidebar_label');
  });
});

const METHODS = Array.from({length: 30}, (_, index) => `method_${index}`);

/** A class with many methods between two other classes. */
const FLEET = `"""Many ships."""


class Buoy:
    """Not much, unlike \`Fleet.method_29\`."""


class Fleet:
    """Many at once.

    Args:
        size: How many.
    """

${METHODS.map((name) => `    def ${name}(self) -> "Fleet":\n        """As \`Fleet.method_0\`."""\n`).join('\n')}
    def __init__(self, size: int):
        self.size = size


class Lighthouse:
    """Stands still."""
`;

describe('a class with too many members', () => {
  let site: Site;
  const pages: string[] = [];

  beforeAll(async () => {
    site = await createSite('harbour', 'harbour');
    await writeFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'armada.py'),
      FLEET,
    );
    await site.generate({maxSymbols: 12});
    for (const number of [1, 2, 3]) {
      pages.push(await site.page(`harbour.armada.part-${number}`));
    }
  });

  it('continues in the next parts, with each member once and correct links', () => {
    const anchors = pages.map((page) =>
      [...page.matchAll(/<SymbolSection anchor="Fleet\.(\w+)">/g)].map(
        ([, name]) => name,
      ),
    );
    expect(anchors.flat()).toEqual(METHODS);
    expect(anchors.every((names) => names.length > 0)).toBe(true);
    expect(pages[0]).toContain(
      '[`Fleet.method_29`](/api/harbour/armada/part-3#Fleet.method_29)',
    );
    expect(pages[2]).toContain(
      'More members of [`Fleet`](/api/harbour/armada/part-1#Fleet).',
    );
  });

  it('lists them on the part of the class, with the same anchors', () => {
    expect(pages[0]).toContain('<Entries forward>');
    expect(pages[0]).toContain(
      '<Entry name="method_29" id="Fleet.method_29" to="/api/harbour/armada/part-3#Fleet.method_29" kind="method">',
    );
    expect(pages[0]).not.toContain('<Inherited');
    expect(pages[1]).not.toContain('<Entries');
  });

  it('has its signature and texts only in the first part', () => {
    expect(pages[0]).toContain('Constructor of Fleet');
    expect(pages[0]).toContain('How many.');
    expect(pages.slice(1).join('')).not.toContain('How many.');
  });

  it('is followed by the next class, and named in the labels of its parts', async () => {
    expect(pages[2]).toContain('## `Lighthouse`');
    const sidebar = await readFile(
      path.join(site.siteDir, 'api', 'sidebars.json'),
      'utf8',
    );
    expect(sidebar).toContain('"label": "Buoy – Fleet"');
    expect(sidebar).toMatch(/"label": "Fleet\.method_\d+ – Lighthouse"/);
  });
});

describe('a module with few symbols and long texts', () => {
  it('is split into parts, so that no page is too large', async () => {
    const site = await createSite('harbour', 'harbour');
    const text = 'A long story about ships and the sea. '.repeat(1000);
    const session = '>>> sail(1, 2)\n    12.0\n    '.repeat(600);
    const logs = [1, 2].map(
      (number) =>
        `def log_${number}() -> None:\n    """One.\n\n    ${session}\n    """\n`,
    );
    await writeFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'logs.py'),
      logs.join('\n\n'),
    );
    const classes = [1, 2, 3, 4, 5, 6].map(
      (number) => `class Tale${number}:\n    """One.\n\n    ${text}\n    """\n`,
    );
    await writeFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'tales.py'),
      classes.join('\n\n'),
    );
    await site.generate();
    const files = await readdir(path.join(site.siteDir, 'api'));
    expect(files).toContain('harbour.tales.part-2.mdx');
    const sizes = await Promise.all(
      files.map(async (file) => {
        const {size} = await stat(path.join(site.siteDir, 'api', file));
        return size;
      }),
    );
    expect(Math.max(...sizes)).toBeLessThan(150_000);
    // Every word in a session is an element.
    expect(files).toContain('harbour.logs.part-2.mdx');
  });
});

describe('a site without a maximum number of symbols', () => {
  it('does not split modules, however long they are', async () => {
    const site = await createSite('harbour', 'harbour');
    await writeFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'armada.py'),
      FLEET,
    );
    await site.generate({maxSymbols: false});
    const files = await readdir(path.join(site.siteDir, 'api'));
    expect(files).toContain('harbour.armada.mdx');
    expect(files.filter((file) => file.includes('.part-'))).toEqual([]);
    const page = await site.page('harbour.armada');
    for (const method of METHODS) {
      expect(page).toContain(`<SymbolSection anchor="Fleet.${method}">`);
    }
  });
});
