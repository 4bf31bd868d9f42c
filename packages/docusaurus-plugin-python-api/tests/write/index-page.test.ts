import fs from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {renderIndexPage} from '../../src/write/index-page';
import type {SymbolRecord} from '../../src/write/symbols';

function record(kind: SymbolRecord['kind'], dotted: string): SymbolRecord {
  const name = dotted.split('.').at(-1) ?? dotted;
  const url = `/api/${dotted.replaceAll('.', '/')}`;
  return {name, dotted, kind, url, summary: ''};
}

/** Modules in two packages, with names of a given length. */
function listModules(count: number, length: number): SymbolRecord[] {
  return [
    record('package', 'shop'),
    record('package', 'shop.inner'),
    ...Array.from({length: count}, (_, index) =>
      record('module', `shop.inner.m${String(index).padStart(length, '0')}`),
    ),
  ];
}

describe('the index of symbols', () => {
  it('lists as much as the limits of the page allow', () => {
    const page = renderIndexPage('shop', listModules(900, 10));
    expect(page.match(/<SymbolEntry/g)).toHaveLength(902);
    expect(page).not.toContain('listed=');
  });

  it('imports components that no other page loads', () => {
    const parts = fs.readFileSync(
      path.join(import.meta.dirname, '../../src/theme/PythonApi/index.ts'),
      'utf8',
    );
    expect(renderIndexPage('shop', listModules(1, 1))).toContain(
      "from '@theme/PythonApi/SymbolIndex';",
    );
    expect(parts).not.toContain('SymbolIndex');
  });

  it('counts attributes of modules as constants, and sorts names by their first letter', () => {
    const page = renderIndexPage('shop', [
      record('class', 'shop.Till'),
      record('method', 'shop.Till.__init__'),
      {...record('attribute', 'shop.RATE'), url: '/api/shop#RATE'},
      {...record('attribute', 'shop.Till.key'), url: '/api/shop#Till.key'},
    ]);
    expect(page).toContain('["constant","1"]');
    expect(page).toContain('["attribute","1"]');
    const names = [...page.matchAll(/<SymbolEntry name="(\w+)"/g)];
    expect(names.map(([, name]) => name)).toEqual([
      ...['__init__', 'key', 'RATE', 'Till'],
    ]);
  });

  it('lists only packages if the URLs of all modules are too long', () => {
    const page = renderIndexPage('shop', listModules(1100, 60));
    expect(page.match(/<SymbolEntry/g)).toHaveLength(2);
    expect(page).toContain('listed="Packages only"');
    expect(page).toContain('count={1102}');
  });
});
