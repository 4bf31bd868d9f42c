import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {findPartScripts} from '../src/pages/find-part-scripts';

let outDir: string;

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'parts-'));
  await fs.mkdir(path.join(outDir, 'js'));
  await fs.writeFile(path.join(outDir, 'js', '1.a.js'), '{"/a-1":1,"/b-2":1}');
  await fs.writeFile(path.join(outDir, 'js', '2.b.js'), '{"/c-3":1}');
});

afterEach(() => fs.rm(outDir, {recursive: true}));

const part = (name: string, ...components: [string, string][]) => ({
  name,
  first: components[0]?.[0] ?? '',
  pages: components.map((component) => ({path: component[0], component})),
});

it('finds the script with the routes of a page', async () => {
  const scripts = await findPartScripts({outDir, baseUrl: '/docs/'}, [
    part('routes-0', ['/a', '1'], ['/b', '2']),
    part('routes-1', ['/c', '3']),
  ]);
  expect(['/a', '/b', '/c', '/d'].map((page) => scripts.get(page))).toEqual([
    '/docs/js/1.a.js',
    '/docs/js/1.a.js',
    '/docs/js/2.b.js',
    undefined,
  ]);
});

it('finds it regardless of a trailing slash, the case and the encoding', async () => {
  await fs.writeFile(path.join(outDir, 'js', '3.c.js'), '{"/R%C3%A9cif/-4":1}');
  const scripts = await findPartScripts({outDir, baseUrl: '/'}, [
    part('routes-0', ['/R%C3%A9cif/', '4']),
  ]);
  expect(scripts.get('/récif')).toBe('/js/3.c.js');
});

it('reports the routes that no script contains', async () => {
  await expect(
    findPartScripts({outDir, baseUrl: '/'}, [part('routes-0', ['/z', '9'])]),
  ).rejects.toThrow('No script contains the routes from /z on');
});
