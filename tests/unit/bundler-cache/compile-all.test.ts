import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import bundlerCache, {COMPILE_ALL} from '../../../plugins/bundler-cache';

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundler-cache-'));
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  fs.rmSync(siteDir, {recursive: true, force: true});
});

/** Loads the content of a site whose last build kept a page. */
async function hasKeptPage(): Promise<boolean> {
  const context = {siteDir, siteConfig: {}, i18n: {currentLocale: 'en'}};
  const load = async () => {
    const plugin = bundlerCache(context as LoadContext, {
      folder: 'kept',
      sources: [],
      pages: [],
      symbols: [],
    });
    await plugin.allContentLoaded?.({} as never);
  };
  await load();
  const page = path.join(siteDir, 'kept/build-en/pages/a.json');
  fs.mkdirSync(path.dirname(page), {recursive: true});
  fs.writeFileSync(page, '{}');
  await load();
  return fs.existsSync(page);
}

it('a build takes the pages that the last one kept', async () => {
  expect(await hasKeptPage()).toBe(true);
});

it('a build that must see every warning takes none', async () => {
  vi.stubEnv(COMPILE_ALL, '1');
  expect(await hasKeptPage()).toBe(false);
});
