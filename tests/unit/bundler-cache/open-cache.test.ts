import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {openCache} from '../../../plugins/bundler-cache/open-cache';

describe('a folder of compiled modules', () => {
  let folder: string;
  const modules = () => path.join(folder, 'modules');

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-cache-'));
  });

  afterEach(() => {
    fs.rmSync(folder, {recursive: true, force: true});
  });

  it('is reused for the same key, and empty for another', async () => {
    const first = await openCache(folder, 'one');
    fs.writeFileSync(modules(), 'compiled');
    await first.keep('one');
    await openCache(folder, 'one');
    expect(fs.existsSync(modules())).toBe(true);
    await openCache(folder, 'two');
    expect(fs.existsSync(modules())).toBe(false);
  });

  it('is empty for the same key if it was not kept or was dropped', async () => {
    const first = await openCache(folder, 'one');
    fs.writeFileSync(modules(), 'compiled');
    const second = await openCache(folder, 'one');
    expect(fs.existsSync(modules())).toBe(false);
    await first.keep('one');
    await second.drop();
    fs.writeFileSync(modules(), 'compiled');
    await openCache(folder, 'one');
    expect(fs.existsSync(modules())).toBe(false);
  });
});
