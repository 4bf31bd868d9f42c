import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import type {SymbolRecord} from '../../src/write/symbols';
import {createSite} from './harbour';
import {compilePage, readProgram} from './mdx';

type Site = Awaited<ReturnType<typeof createSite>>;

describe('a module of too many symbols', () => {
  let site: Site;
  let files: string[] = [];

  beforeAll(async () => {
    site = await createSite('harbour', 'harbour');
    await site.generate({maxSymbols: 12});
    files = await readdir(path.join(site.siteDir, 'api'));
  });

  it('has its symbols on parts, which no module can be', async () => {
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

  it('lists them on its own page, each with the anchor that it had', async () => {
    const page = await site.page('harbour.ships');
    expect(page).toContain('<Entries forward>');
    expect(page).toMatch(
      /<Entry name="Ship" id="Ship" to="\/api\/harbour\/ships\/part-\d#Ship" kind="class">A vessel with a name\.<\/Entry>/,
    );
    expect(page).not.toContain('## `Ship`');
    expect(page).toContain('Ships and how to steer them.');
  });

  it('has each symbol and each link in its place', async () => {
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

  it('has its parts in the sidebar, named by their symbols', async () => {
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
  });
});
