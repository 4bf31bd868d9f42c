import {
  readdir,
  rm,
  stat,
  utimes,
  writeFile,
  appendFile,
} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {findSymbol} from '../../src/symbol-links/symbol-index';
import {createIndexReader} from '../../src/symbol-links/read-index';
import {createReference, type Site} from './harbour';
import {compilePage} from './mdx';

describe('the reference of a package', () => {
  let site: Site;

  beforeAll(async () => {
    site = await createReference();
  });

  it('does not touch an unchanged page', async () => {
    const file = path.join(site.siteDir, 'api', 'harbour.index.mdx');
    const past = new Date(1_000_000_000_000);
    await utimes(file, past, past);
    await appendFile(
      path.join(site.siteDir, 'sdk', 'harbour', 'ships.py'),
      '\n\ndef whistle() -> None:\n    """Be heard."""\n',
    );
    const report = await site.generate();
    expect(report.files?.written.sort()).toEqual([
      'harbour.ships.mdx',
      'symbol-index.json',
      'symbol-index.mdx',
    ]);
    expect((await stat(file)).mtime).toEqual(past);
  });

  it('leaves no temporary files', async () => {
    const files = await readdir(path.join(site.siteDir, '.cache', 'api'));
    expect(files.filter((file) => /^run\.|\.part$/.test(file))).toEqual([]);
  });

  it('works without a progress callback', async () => {
    const report = await site.generate({onProgress: undefined});
    expect(report.files?.written).toEqual([]);
  });

  it('shows where a file does not parse on its page, and writes all others', async () => {
    const file = path.join(site.siteDir, 'sdk', 'harbour', 'broken.py');
    await writeFile(file, 'MAST = 1\n\n\ndef (:\n');
    const report = await site.generate();
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({
        ruleId: 'syntax',
        file: 'sdk/harbour/broken.py',
        line: 4,
        fatal: false,
      }),
    );
    const broken = await site.page('harbour.broken');
    expect(broken).toContain(
      '::::danger[This module could not be read completely]',
    );
    expect(broken).toContain('`harbour/broken.py:4`');
    expect(broken).toContain('name="MAST"');
    await compilePage(broken);
    expect((await site.generate({strict: true})).files).toBeNull();
    await rm(file);
    await site.generate();
  });

  it('removes the page of a deleted module', async () => {
    await rm(path.join(site.siteDir, 'sdk', 'harbour', 'index.py'));
    const report = await site.generate();
    expect(report.files?.removed).toEqual(['harbour.index.mdx']);
  });

  it('does not link names whose module a pattern leaves out', async () => {
    const sample = path.join(site.siteDir, 'sdk', 'harbour');
    await writeFile(path.join(sample, 'cranes.py'), 'class Crane: ...\n');
    await writeFile(
      path.join(sample, 'quay.py'),
      [
        '"""Quays have a `harbour.cranes.Crane`: `harbour.quay.Crane`."""',
        'from .cranes import Crane',
        '__all__ = ["Crane", "Gantry", "lift"]',
        'class Gantry(Crane):',
        '    """Has a `harbour.quay.Gantry.hook` from somewhere."""',
        'def lift(crane: Crane) -> None: ...',
        '',
      ].join('\n'),
    );
    const report = await site.generate({exclude: ['**/cranes.py']});
    expect(report.diagnostics.filter(({fatal}) => fatal)).toEqual([]);
    expect(report.files?.written).toContain('harbour.quay.mdx');
    const quay = await site.page('harbour.quay');
    expect(quay).toContain('Crane');
    expect(quay).not.toMatch(/(?:to|href)=[^>]*cranes/);
    // Written pages may also use these names, but no names that don't exist.
    const readIndex = createIndexReader(
      path.join(site.siteDir, '.cache', 'api'),
    );
    const index = await readIndex();
    const found = (name: string) => findSymbol(index, name).found;
    expect(found('harbour.cranes.Crane.lift()')).toBe('none');
    expect(found('harbour.quay.Crane')).toBe('none');
    expect(found('harbour.quay.Gantry.hook')).toBe('none');
    expect(found('harbour.quay.Gantry')).toBe('one');
    expect(found('harbour.quay.Winch')).toBe('broken');
    await rm(path.join(sample, 'quay.py'));
    await rm(path.join(sample, 'cranes.py'));
  });

  it('reports unknown names with file and line, and keeps the pages with `strict`', async () => {
    const file = path.join(site.siteDir, 'sdk', 'harbour', 'extra.py');
    await writeFile(
      file,
      [
        '"""Extra.',
        '',
        'See `harbour.ships.Boat` and `Ship.fly`. The event is `harbour.sunk`, and',
        'what it has from elsewhere `Ship.anchor` and `harbour.ships.Path`.',
        '"""',
        '',
        'class One:',
        '    """First: :mod:`harbour.nowhere`."""',
        '',
      ].join('\n'),
    );
    const report = await site.generate({strict: true});
    expect(report.files).toBeNull();
    expect(
      report.diagnostics
        .filter((one) => one.fatal && one.file.endsWith('extra.py'))
        .map(({file: name, line, reason}) => `${name}:${line} ${reason}`),
    ).toEqual([
      'sdk/harbour/extra.py:3 `Ship.fly` is not a public name of the package',
      'sdk/harbour/extra.py:3 `harbour.ships.Boat` is not a public name of the package',
      'sdk/harbour/extra.py:8 `harbour.nowhere` is not a public name of the package',
    ]);
    const files = await readdir(path.join(site.siteDir, 'api'));
    expect(files).not.toContain('harbour.extra.mdx');
    const lenient = await site.generate();
    expect(lenient.files?.written).toContain('harbour.extra.mdx');
    expect(lenient.diagnostics.filter(({fatal}) => fatal)).toEqual([]);
    await rm(file);
  });
});
