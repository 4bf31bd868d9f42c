import {cp, readdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it, vi} from 'vitest';
import {makeTempFolder} from '../support/temp-folder';
import {createMemory, generateApi} from '../../src/generate';
import {PythonTheme} from '../../src/write/theme';
import {createSite, type Site} from './harbour';

/** Everything that a run writes, except the caches. */
async function readAll(siteDir: string): Promise<Map<string, string>> {
  const files = await readdir(siteDir, {recursive: true, withFileTypes: true});
  const wanted = files
    .filter((file) => file.isFile())
    .map(({parentPath, name}) =>
      path.relative(siteDir, path.join(parentPath, name)),
    )
    .filter(
      (file) =>
        file.startsWith('api') ||
        /^\.cache.api.(?:[^/\\]+|static.+)$/.test(file),
    );
  return new Map(
    await Promise.all(
      wanted
        .sort()
        .map(
          async (file) =>
            [file, await readFile(path.join(siteDir, file), 'latin1')] as const,
        ),
    ),
  );
}

/** The output for the same source without a cache. */
async function readCold({siteDir, options}: Site, more: object) {
  const fresh = await makeTempFolder('cold-');
  await cp(path.join(siteDir, 'sdk'), path.join(fresh, 'sdk'), {
    recursive: true,
  });
  await generateApi({...options, ...more, siteDir: fresh});
  const files = await readAll(fresh);
  return files;
}

type Edit = (text: string) => string;

/** Edits that change names, links to them, and where they are mentioned. */
const EDITS: readonly [string, file: string, edit: Edit][] = [
  [
    'another docstring',
    'docks/docks.py',
    (text) => text.replace('A place for', 'A `DryDock` or other place for'),
  ],
  [
    'a new function',
    'ships.py',
    (text) =>
      `${text}\n\ndef whistle() -> None:\n    """As \`Ship\` does."""\n`,
  ],
  [
    'a class with another name',
    'docks/docks.py',
    (text) => text.replaceAll('DryDock', 'Shipyard'),
  ],
  [
    'an ambiguous name',
    'index.py',
    (text) => `${text}\n\nclass Vessel:\n    """Not \`Ship\`."""\n`,
  ],
  [
    'a removed base',
    'ships.py',
    (text) => text.replace('class Ship(Vessel):', 'class Ship:'),
  ],
  [
    'another re-export',
    '__init__.py',
    (text) =>
      text
        .replace('from .docks import Dock', 'from .docks.docks import Shipyard')
        .replace('"Dock"', '"Shipyard"'),
  ],
  ['an emptied module', 'index.py', () => ''],
  [
    'lines that shift all others',
    'ships.py',
    (text) => text.replace('Log =', '\n\n\nLog ='),
  ],
];

describe('a run after an earlier one', () => {
  it.each([
    ['of its process', createMemory()],
    ['of another process', undefined],
  ])(
    'renders only the pages that show something of an edit, after one %s',
    async (_, memory) => {
      const {siteDir, options} = await createSite('harbour', 'harbour');
      const generate = () => generateApi(options, memory ?? createMemory());
      await generate();
      const file = path.join(siteDir, 'sdk/harbour/docks/docks.py');
      const text = await readFile(file, 'utf8');
      await writeFile(file, text.replace('A place for', 'One place for'));
      const rendered = vi.spyOn(PythonTheme.prototype, 'render');
      const {files} = await generate();
      const names = rendered.mock.calls.map(([{url}]) => url);
      rendered.mockRestore();
      expect(names.sort()).toEqual(
        files?.written.filter((name) => !name.startsWith('symbol-index')),
      );
      expect(names).toContain('harbour.docks.docks.mdx');
      expect(files?.unchanged).toBeGreaterThan(2);
    },
  );

  it.each([
    ['of its process', createMemory()],
    ['of another process', undefined],
  ])('rewrites a page that was modified after one %s', async (_, memory) => {
    const {siteDir, options} = await createSite('harbour', 'harbour');
    const generate = () => generateApi(options, memory ?? createMemory());
    await generate();
    const page = path.join(siteDir, 'api', 'harbour.index.mdx');
    const text = await readFile(page, 'utf8');
    await writeFile(page, 'spoiled');
    await generate();
    expect(await readFile(page, 'utf8')).toBe(text);
  });

  it.each([{paths: 'definition'}, {paths: 'public', maxSymbols: 6}] as const)(
    'writes the same bytes as a first one after all kinds of edits: %o',
    {timeout: 120_000},
    async (more) => {
      const site = await createSite('harbour', 'harbour');
      const memory = createMemory();
      const generate = () => generateApi({...site.options, ...more}, memory);
      await generate();
      const edited = new Map<string, string>();
      for (const [name, file, edit] of EDITS) {
        const place = path.join(site.siteDir, 'sdk', 'harbour', file);
        const text = await readFile(place, 'utf8');
        expect(edit(text), name).not.toBe(text);
        edited.set(place, edited.get(place) ?? text);
        await writeFile(place, edit(text));
        await generate();
        const warm = await readAll(site.siteDir);
        expect(warm.size).toBeGreaterThan(8);
        expect(warm, name).toEqual(await readCold(site, more));
      }
      for (const [place, text] of edited) {
        await writeFile(place, text);
      }
      await generate();
      expect(await readAll(site.siteDir)).toEqual(await readCold(site, more));
    },
  );
});
