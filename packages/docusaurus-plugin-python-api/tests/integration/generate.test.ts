import {readdir} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {decodeInventory} from '../../src/inventory/sphinx';
import type {SymbolRecord} from '../../src/write/symbols';
import {createReference, type Site} from './harbour';
import {compilePage, readProgram} from './mdx';

function isRecords(value: unknown): value is SymbolRecord[] {
  return Array.isArray(value);
}

async function readSymbols(site: Site): Promise<SymbolRecord[]> {
  const parsed: unknown = JSON.parse(
    (await site.cache('symbols.json')).toString(),
  );
  return isRecords(parsed) ? parsed : [];
}

describe('the reference of a package', () => {
  let site: Site;
  let ships = '';

  beforeAll(async () => {
    site = await createReference();
    ships = await site.page('harbour.ships');
  });

  it('has one page for each public module, and none for a private one', async () => {
    const files = await readdir(path.join(site.siteDir, 'api'));
    expect(files.sort()).toEqual([
      'harbour.docks.docks.mdx',
      'harbour.docks.mdx',
      'harbour.index.mdx',
      'harbour.mdx',
      'harbour.ships.mdx',
      'sidebars.json',
      'symbol-index.json',
      'symbol-index.mdx',
    ]);
    expect(await site.page('harbour.docks.docks')).toContain(
      'slug: /harbour/docks/docks\n',
    );
    expect(await site.page('harbour.index')).toContain(
      'slug: /harbour/index\n',
    );
  });

  it('compiles as MDX on every page', async () => {
    for (const file of await readdir(path.join(site.siteDir, 'api'))) {
      if (file.endsWith('.mdx')) {
        await compilePage(await site.page(file.replace(/\.mdx$/, '')));
      }
    }
  });

  it('leaves private names out of every page and every list', async () => {
    const symbols = await readSymbols(site);
    const everything = [
      ships,
      await site.page('harbour'),
      await site.page('symbol-index'),
    ].join('\n');
    expect(everything).not.toMatch(/_SECRET|_sink/);
    expect(symbols.map(({dotted}) => dotted).join(' ')).not.toMatch(
      /_SECRET|_sink|_hull|_Floating/,
    );
  });

  it('puts each public path into objects.inv exactly once', async () => {
    const inventory = decodeInventory(await site.cache('static/objects.inv'));
    const names = inventory.items.map(({name}) => name);
    const symbols = await readSymbols(site);
    const paths = symbols.flatMap(({dotted, aliases = []}) => [
      dotted,
      ...aliases,
    ]);
    expect(names.sort()).toEqual(paths.sort());
    expect(names).toContain('harbour.Ship.sail');
    expect(new Set(names).size).toBe(names.length);
    expect(inventory.items).toContainEqual({
      name: 'harbour.ships.Ship.sail',
      role: 'py:method',
      uri: 'api/harbour/ships#Ship.sail',
    });
    expect(inventory.project).toBe('harbour');
    expect(inventory.version).toBe('1.0');
  });

  it('has a target on a page for every symbol and every link', async () => {
    const places = new Set<string>();
    const links: string[] = [];
    for (const file of await readdir(path.join(site.siteDir, 'api'))) {
      if (file.endsWith('.mdx')) {
        const mdx = await site.page(file.replace(/\.mdx$/, ''));
        const route = `/api${/^slug: (.*)$/m.exec(mdx)?.[1] ?? ''}`;
        const program = readProgram(mdx);
        places.add(route);
        program.ids.forEach((id) => places.add(`${route}#${id}`));
        links.push(...program.links);
      }
    }
    const symbols = await readSymbols(site);
    const wanted = [
      ...symbols.map(({url}) => url),
      ...links.filter((link) => link.startsWith('/')),
    ];
    expect(wanted.filter((url) => !places.has(url))).toEqual([]);
  });

  it('groups the sidebar like the package', async () => {
    const {default: sidebar} = (await import(
      path.join(site.siteDir, 'api', 'sidebars.json'),
      {with: {type: 'json'}}
    )) as {default: {api: {label: string; type: string}[]}};
    expect(sidebar.api.map(({label}) => label)).toEqual([
      'harbour',
      'All symbols',
      'ships',
      'docks',
      'index',
    ]);
  });
});
