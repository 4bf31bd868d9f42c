import {readdir, readFile, symlink} from 'node:fs/promises';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {makeTempFolder} from '../support/temp-folder';
import {generateApi, type GenerateReport} from '../../src/generate';
import {compilePage, readProgram} from './mdx';

const STUBS = path.resolve(
  'node_modules/pyright/dist/typeshed-fallback/stdlib',
);

/** Modules with every kind of definition on few pages. */
const SAMPLE = [
  '__future__.pyi',
  'asyncio/*.pyi',
  'builtins.pyi',
  'collections/*.pyi',
  'dataclasses.pyi',
  'enum.pyi',
  'functools.pyi',
  'json/*.pyi',
  'logging/*.pyi',
  'os/*.pyi',
  'pathlib/*.pyi',
  'types.pyi',
  'typing.pyi',
  'xml/**/*.pyi',
];

/** A part of a module that has too many symbols for one page. */
const PART = /\.part-\d+\.mdx$/;

describe('pages of the standard library', () => {
  let report: GenerateReport;
  const pages = new Map<string, string>();
  let data = '';

  beforeAll(async () => {
    const siteDir = await makeTempFolder('stubs-');
    await symlink(STUBS, path.join(siteDir, 'sdk'));
    report = await generateApi({
      siteDir,
      strict: false,
      path: 'sdk',
      package: '',
      include: SAMPLE,
      sourceUrl: 'https://git.example/{path}#L{line}',
    });
    const folder = path.join(siteDir, 'api');
    for (const file of await readdir(folder)) {
      const text = await readFile(path.join(folder, file), 'utf8');
      if (file.endsWith('.mdx')) {
        pages.set(file, text);
      } else if (file === 'symbol-index.json') {
        data = text;
      }
    }
  });

  it('list what the modules of a package define if it has no imports', () => {
    expect(pages.get('xml.etree.mdx')).toMatch(
      /<Entry name="ElementInclude" [^>]*symbols="\w[^"]* /,
    );
  });

  it('are one per module, the parts of long ones, and the index', () => {
    expect(report.pages).toBeGreaterThan(60);
    const parts = [...pages.keys()].filter((file) => PART.test(file));
    expect(parts.length).toBeGreaterThan(0);
    expect(pages.size - parts.length).toBe(report.pages + 1);
  });

  it('compile as MDX', async () => {
    for (const [file, mdx] of pages) {
      await compilePage(mdx).catch((error: unknown) => {
        throw new Error(`${file}: ${String(error)}`);
      });
    }
  });

  it('have no broken links, no duplicate ids and every symbol', () => {
    const places = new Set<string>();
    const links: [string, string][] = [];
    for (const [file, mdx] of pages) {
      const route = `/api${/^slug: (.*)$/m.exec(mdx)?.[1] ?? ''}`;
      const program = readProgram(mdx);
      expect(new Set(program.ids).size, file).toBe(program.ids.length);
      places.add(route);
      program.ids.forEach((id) => places.add(`${route}#${id}`));
      program.links.forEach((link) => links.push([file, link]));
    }
    expect(
      links.filter(([, link]) => link.startsWith('/') && !places.has(link)),
    ).toEqual([]);
    // The index lists what fits, and its filter finds every symbol.
    const listed = links.filter(([file]) => file === 'symbol-index.mdx');
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.length).toBeLessThanOrEqual(1200);
    const {symbols} = JSON.parse(data) as {
      symbols: unknown[];
    };
    expect(symbols).toHaveLength(report.symbols);
  });

  it('have no file names that Docusaurus ignores', () => {
    expect([...pages.keys()].filter((file) => file.startsWith('_'))).toEqual(
      [],
    );
  });
});
