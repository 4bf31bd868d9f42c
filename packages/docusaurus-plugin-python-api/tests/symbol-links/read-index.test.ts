import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {createIndexReader} from '../../src/symbol-links/read-index';

let folder: string;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'symbols-'));
});

afterAll(() => {
  fs.rmSync(folder, {recursive: true});
});

function write(name: string, changedAt: number): void {
  const dotted = `shop.${name}`;
  const symbol = {name, dotted, kind: 'class', url: `/${name}`, summary: ''};
  const files = {
    'symbols.json': [symbol],
    'aliases.json': {'shop.Alias': dotted},
    'outside.json': ['shop.vendored'],
  };
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.writeFileSync(target, JSON.stringify(content));
    fs.utimesSync(target, changedAt, changedAt);
  }
}

it('has no symbols before the reference exists, and reads each change later', async () => {
  const readIndex = createIndexReader(folder);
  expect((await readIndex()).byPath.size).toBe(0);
  write('Order', 1_000);
  const first = await readIndex();
  expect([...first.byPath.keys()]).toEqual(['shop.Order', 'shop.Alias']);
  expect([...first.outside]).toEqual(['shop.vendored']);
  expect(await readIndex()).toBe(first);
  write('Basket', 2_000);
  expect([...(await readIndex()).byPath.keys()]).toContain('shop.Basket');
});

it('does not check the times of files again in a build', async () => {
  write('Order', 3_000);
  const readIndex = createIndexReader(folder, {isFinal: true});
  const first = await readIndex();
  write('Basket', 4_000);
  expect(await readIndex()).toBe(first);
});
