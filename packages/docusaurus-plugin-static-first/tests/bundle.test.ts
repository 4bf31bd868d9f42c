import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {trimConfig} from '../src/bundle/trim-config';
import {trimHelpers} from '../src/bundle/trim-helpers';
import {trimRegistry} from '../src/bundle/trim-registry';

describe('the bundle of the browser', () => {
  let generatedFilesDir = '';

  beforeAll(async () => {
    generatedFilesDir = await fs.mkdtemp(path.join(os.tmpdir(), 'bundle-'));
  });

  afterAll(() => fs.rm(generatedFilesDir, {recursive: true}));

  it('leaves out of the configuration what only the build reads', async () => {
    const file = trimConfig({
      generatedFilesDir,
      siteConfig: {title: 'T', plugins: ['p'], themeConfig: {a: 1}},
    } as unknown as Parameters<typeof trimConfig>[0]);
    expect(await import(file)).toMatchObject({
      default: {title: 'T', themeConfig: {a: 1}},
    });
    expect(await fs.readFile(file, 'utf8')).not.toContain('plugins');
  });

  it('loads the modules of routes, and does not say where they lie', async () => {
    const entry = (request: string) => {
      const text = JSON.stringify(request);
      return `[() => import(/* webpackChunkName: "1a" */ ${text}), REQUEST, require.resolveWeak(${text})]`;
    };
    const text = `export default {\n  "1a": ${entry('@site/a "b".mdx')},\n  "2b": ${entry('@theme/C')},\n};\n`;
    const full = text
      .replace('REQUEST', JSON.stringify('@site/a "b".mdx'))
      .replace('REQUEST', '"@theme/C"');
    await fs.writeFile(path.join(generatedFilesDir, 'registry.js'), full);
    const trimmed = await fs.readFile(
      trimRegistry({generatedFilesDir}),
      'utf8',
    );
    expect(trimmed).toBe(text.replaceAll('REQUEST', '""'));
  });

  it('has those of TypeScript’s helpers that Docusaurus calls, and no others', async () => {
    const {file, users} = trimHelpers({
      siteDir: process.cwd(),
      generatedFilesDir,
    });
    const helpers = (await import(file)) as Record<string, unknown>;
    const texts = await Promise.all(
      (await fs.readdir(users))
        .filter((name) => name.endsWith('.js'))
        .map((name) => fs.readFile(path.join(users, name), 'utf8')),
    );
    expect(users).toMatch(/utils-common/);
    expect(Object.keys(helpers)).not.toEqual([]);
    expect(
      Object.keys(helpers).filter(
        (name) => !texts.join().includes(`.${name}(`),
      ),
    ).toEqual([]);
    expect(
      Object.values(helpers).filter((helper) => typeof helper !== 'function'),
    ).toEqual([]);
  });
});
