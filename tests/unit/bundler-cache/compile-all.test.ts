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

/** Whether a page that one build kept is still there after the next one loads. */
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

it('a build reuses the pages that the last one kept', async () => {
  expect(await hasKeptPage()).toBe(true);
});

it('a build that has to report every warning reuses none', async () => {
  vi.stubEnv(COMPILE_ALL, '1');
  expect(await hasKeptPage()).toBe(false);
});
