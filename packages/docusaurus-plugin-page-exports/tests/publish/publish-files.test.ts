import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {type GeneratedFiles, publishFiles} from '../../src/publish';
import {serveFiles} from '../../src/publish/serve-files';

const FILES: GeneratedFiles = new Map<string, () => string | Promise<string>>([
  ['pages/a.md', () => 'Ebb & flood\n'],
  ['pages/b.ipynb', () => Promise.resolve('{}')],
  ['pages/Ébb & flood.md', () => 'Decoded'],
  [
    'pages/wrecked.md',
    () => {
      throw new Error('The page is wrecked.');
    },
  ],
]);

/** Serves the files below `/base/` and requests one address. */
async function ask(address: string) {
  const serve = serveFiles('/base/', /^pages\//, () => FILES);
  const server = http.createServer((request, response) => {
    const next = (error?: unknown) => {
      response.statusCode = error ? 500 : 299;
      response.end(error instanceof Error ? error.message : 'not mine');
    };
    try {
      serve(request, response, next);
    } catch (error) {
      next(error);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const {port} = server.address() as AddressInfo;
  try {
    const response = await fetch(`http://localhost:${port}${address}`);
    return {
      status: response.status,
      type: response.headers.get('content-type'),
      text: await response.text(),
    };
  } finally {
    server.close();
  }
}

it('a file is served with its type, whatever its query', async () => {
  expect(await ask('/base/pages/a.md?x=1')).toEqual({
    status: 200,
    type: 'text/markdown; charset=utf-8',
    text: 'Ebb & flood\n',
  });
  expect((await ask('/base/pages/b.ipynb')).type).toBe(
    'application/x-ipynb+json; charset=utf-8',
  );
});

it('a file is served whatever the letters in its name', async () => {
  const address = '/base/pages/%C3%89bb%20&%20flood.md';
  expect(await ask(address)).toMatchObject({status: 200, text: 'Decoded'});
  expect(await ask('/base/pages/%.md')).toMatchObject({status: 404});
});

it('an owned path without a file is not found, and other paths are passed on', async () => {
  expect(await ask('/base/pages/c.md')).toMatchObject({status: 404});
  expect(await ask('/base/other/a.md')).toMatchObject({text: 'not mine'});
  expect(await ask('/pages/a.md')).toMatchObject({text: 'not mine'});
});

it('a path that looks like another host is passed on', async () => {
  for (const address of ['//', '//[', '//base/pages/a.md']) {
    expect(await ask(address), address).toMatchObject({text: 'not mine'});
  }
});

it('an error in generating a file is reported', async () => {
  expect(await ask('/base/pages/wrecked.md')).toMatchObject({
    status: 500,
    text: 'The page is wrecked.',
  });
});

it('a build writes the same files that the server serves', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  try {
    const {postBuild} = publishFiles({
      name: 'pages',
      baseUrl: '/base/',
      owns: /^pages\//,
      listFiles: () => new Map([...FILES].slice(0, 2)),
    });
    await postBuild?.({outDir} as Parameters<NonNullable<typeof postBuild>>[0]);
    const read = (file: string) =>
      fs.readFileSync(path.join(outDir, 'pages', file), 'utf8');
    expect(read('a.md')).toBe('Ebb & flood\n');
    expect(read('b.ipynb')).toBe('{}');
  } finally {
    fs.rmSync(outDir, {recursive: true});
  }
});

it('plugins share the development server, the last one first', () => {
  const list = [{name: 'stock'}];
  for (const name of ['one', 'other']) {
    const {configureWebpack} = publishFiles({
      name,
      baseUrl: '/',
      owns: /^pages\//,
      listFiles: () => FILES,
    });
    const {devServer} = (
      configureWebpack as (
        config: object,
        isServer: boolean,
      ) => {
        devServer: {setupMiddlewares: (list: object[]) => object[]};
      }
    )({}, false);
    expect(devServer.setupMiddlewares(list)).toEqual([]);
  }
  expect(list.map(({name}) => name)).toEqual(['other', 'one', 'stock']);
});

it('files are generated together, a limited number at a time', async () => {
  const outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  let making = 0;
  const most: number[] = [];
  const make = async (text: string) => {
    making += 1;
    most.push(making);
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    making -= 1;
    return text;
  };
  const names = Array.from({length: 200}, (_, index) => `f${index}.md`);
  const {postBuild} = publishFiles({
    name: 'test',
    baseUrl: '/',
    owns: /x/,
    listFiles: () => new Map(names.map((name) => [name, () => make(name)])),
  });
  try {
    await postBuild?.({outDir} as never);
    for (const name of names) {
      expect(fs.readFileSync(path.join(outDir, name), 'utf8')).toBe(name);
    }
  } finally {
    fs.rmSync(outDir, {recursive: true});
  }
  expect(Math.max(...most)).toBeGreaterThan(1);
  expect(Math.max(...most)).toBeLessThanOrEqual(64);
});
