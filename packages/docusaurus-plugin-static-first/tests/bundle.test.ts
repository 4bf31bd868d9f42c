import fs from 'node:fs/promises';
import {createRequire} from 'node:module';
import os from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {replaceReact} from '../src/bundle/replace-react';
import {trimConfig} from '../src/bundle/trim-config';
import {trimHelpers} from '../src/bundle/trim-helpers';

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

  it('has React by itself, and Preact behind each of its names if that is wanted', () => {
    const site = {siteDir: process.cwd()};
    expect(replaceReact('react', site).alias).toEqual({});
    const {alias: preact} = replaceReact('preact', site);
    const {resolve} = createRequire(import.meta.url);
    expect(Object.keys(preact)).toContain('react-dom/server$');
    for (const [name, module] of Object.entries(preact)) {
      expect(resolve(name.replace('$', ''))).toContain('node_modules');
      expect(() => resolve(module)).not.toThrow();
    }
  });

  it('says how to install a Preact that is missing or too old', async () => {
    const folder = path.join(generatedFilesDir, 'node_modules/preact');
    await fs.mkdir(folder, {recursive: true});
    await fs.writeFile(
      path.join(folder, 'package.json'),
      '{"version":"10.29.0"}',
    );
    expect(() => replaceReact('preact', {siteDir: generatedFilesDir})).toThrow(
      'npm install preact@11 preact-render-to-string@6',
    );
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
