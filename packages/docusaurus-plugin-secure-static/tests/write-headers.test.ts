import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {hashSource} from '../src/headers/inline-scripts';
import {writeHeaders} from '../src/headers/write-headers';

let outDir: string;

const FILES = {
  'index.html':
    '<meta charset=utf-8><script>add(\'<b style="color:red">\')</script><p style="top:0">',
  'other.html': '<meta charset=utf-8><p>Other',
  'main.js': 'page.innerHTML = "<p style=\\"top:0\\">"',
};

beforeEach(async () => {
  outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'headers-'));
  for (const [name, text] of Object.entries(FILES)) {
    await fs.writeFile(path.join(outDir, name), text);
  }
});

afterEach(async () => {
  await fs.rm(outDir, {recursive: true});
});

const OPTIONS = {
  sources: {},
  styles: [],
  strictTransport: false,
  trustedTypes: false,
} as unknown as Parameters<typeof writeHeaders>[2];

const read = (file: string) => fs.readFile(path.join(outDir, file), 'utf8');

it('allows a page its own style attributes and those that the router may insert', async () => {
  const site = {outDir, baseUrl: '/'};
  await writeHeaders(site, site, OPTIONS);
  const inserted = hashSource('color:red');
  const written = hashSource('top:0');
  const [page, other, headers] = await Promise.all(
    ['index.html', 'other.html', '_headers'].map(read),
  );
  for (const policy of [page, headers]) {
    expect(policy).toContain(inserted);
    expect(policy).toContain(written);
  }
  expect(other).toContain(written);
  expect(other).not.toContain(inserted);
});

it('allows a style attribute that React sets only on its own page', async () => {
  await fs.writeFile(
    path.join(outDir, 'colors.html'),
    '<meta charset=utf-8><p style="color:#24292e">',
  );
  const site = {outDir, baseUrl: '/'};
  await writeHeaders(site, site, OPTIONS);
  const set = hashSource('color:#24292e');
  expect(await read('colors.html')).toContain(set);
  expect(await read('_headers')).toContain(set);
  expect(await read('other.html')).not.toContain(set);
});

it('leaves files unchanged that are not whole pages, but allows their scripts', async () => {
  const files = {
    'proof.html': 'site-verification: proof.html',
    'moved.html': '<html><script>move()</script>',
  };
  for (const [name, text] of Object.entries(files)) {
    await fs.writeFile(path.join(outDir, name), text);
  }
  const site = {outDir, baseUrl: '/'};
  await writeHeaders(site, site, {...OPTIONS, trustedTypes: {policies: []}});
  for (const [name, text] of Object.entries(files)) {
    expect(await read(name)).toBe(text);
  }
  expect(await read('_headers')).toContain(hashSource('move()'));
});

it('reports a page of Docusaurus that has no place for the policy', async () => {
  await fs.writeFile(
    path.join(outDir, 'late.html'),
    '<script>early()</script><meta charset=utf-8><div id=__docusaurus>',
  );
  const site = {outDir, baseUrl: '/'};
  await expect(writeHeaders(site, site, OPTIONS)).rejects.toThrow(
    'late.html: no <meta charset="utf-8"> before the first script: write it ' +
      "first in the head of the site's 'ssrTemplate'.",
  );
});

it('allows the inline content of a page whose title names elements', async () => {
  await fs.writeFile(
    path.join(outDir, 'elements.html'),
    '<meta charset=utf-8><meta property=og:title content="<script> and <style>">' +
      '<style>p{top:0}</style><script>start()</script><p style="left:0">',
  );
  const site = {outDir, baseUrl: '/'};
  await writeHeaders(site, site, OPTIONS);
  const page = await read('elements.html');
  for (const text of ['p{top:0}', 'start()', 'left:0']) {
    expect(page).toContain(hashSource(text));
  }
});

it('leaves a file unchanged that only mentions the root of Docusaurus', async () => {
  const text = '<p title="<div id=__docusaurus>">id="__docusaurus"';
  await fs.writeFile(path.join(outDir, 'note.html'), text);
  const site = {outDir, baseUrl: '/'};
  await writeHeaders(site, site, OPTIONS);
  expect(await read('note.html')).toBe(text);
});
