import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {trimConfig} from '../src/trim-config';

it('leaves out of the configuration what only the build reads', async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'trim-config-'));
  const file = trimConfig({
    generatedFilesDir: folder,
    siteConfig: {title: 'T', plugins: ['p'], themeConfig: {a: 1}},
  } as unknown as Parameters<typeof trimConfig>[0]);
  expect(await import(file)).toMatchObject({
    default: {title: 'T', themeConfig: {a: 1}},
  });
  expect(await fs.readFile(file, 'utf8')).not.toContain('plugins');
  await fs.rm(folder, {recursive: true});
});
