import {execFile} from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import type {SearchRecord} from '../src/records/types';
import {type BrowserBench, openBrowser} from './browser';
import type {Engine} from './types';

const VERSION = '1.5.2';
const MOST = 30;

const execute = promisify(execFile);

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** Writes a record as a page of its own, with the field weights of the others. */
function toHtml(record: SearchRecord): string {
  const {hierarchy, type, symbol} = record;
  const heading = hierarchy[type] ?? '';
  const above =
    type === 'lvl1'
      ? ''
      : `<p data-pagefind-weight="2">${escapeHtml(hierarchy.lvl1)}</p>`;
  const more = [...record.keywords, symbol?.dotted ?? ''].join(' ');
  return (
    `<html lang="en"><body><main data-pagefind-body><h1 data-pagefind-weight="10">` +
    `${escapeHtml(heading)}</h1>${above}<p data-pagefind-weight="4">` +
    `${escapeHtml(more)}</p><p>${escapeHtml(record.content)}` +
    `</p><pre data-pagefind-weight="0.5">${escapeHtml(record.code)}</pre></main></body></html>`
  );
}

/** Returns the files that Pagefind writes for records, by path. */
async function indexRecords(
  records: readonly SearchRecord[],
): Promise<Map<string, Uint8Array>> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'pagefind-'));
  try {
    for (const [number, record] of records.entries()) {
      await fs.writeFile(path.join(folder, `${number}.html`), toHtml(record));
    }
    // Its 57 MB are downloaded here rather than with the site's dependencies.
    await execute('npx', ['--yes', `pagefind@${VERSION}`, '--site', folder], {
      shell: process.platform === 'win32',
    });
    const written = path.join(folder, 'pagefind');
    const names = await fs.readdir(written, {recursive: true});
    const files = new Map<string, Uint8Array>();
    for (const name of names) {
      const file = path.join(written, name);
      if ((await fs.stat(file)).isFile()) {
        files.set(`pagefind/${name}`, await fs.readFile(file));
      }
    }
    return files;
  } finally {
    await fs.rm(folder, {recursive: true, force: true});
  }
}

/** Runs in the page: loads Pagefind and returns the addresses of the hits. */
async function askInPage({
  query,
  most,
}: {
  query: string;
  most: number;
}): Promise<string[]> {
  const address = '/pagefind/pagefind.js';
  const pagefind = (await import(/* @vite-ignore */ address)) as {
    search(text: string): Promise<{
      results: {data(): Promise<{url: string}>}[];
    }>;
  };
  const {results} = await pagefind.search(query);
  const shown = results.slice(0, most);
  const data = await Promise.all(shown.map((result) => result.data()));
  return data.map(({url}) => url);
}

/** Pagefind in Chromium, as it only runs in browsers. */
export async function createPagefindEngine(): Promise<Engine> {
  let files = new Map<string, Uint8Array>();
  let urls: string[] = [];
  const bench: BrowserBench = await openBrowser(() => files);
  const ask = async (query: string, most: number) => {
    const found = await bench.page.evaluate(askInPage, {query, most});
    return found.map((url) => urls[Number.parseInt(url.slice(1), 10)] ?? '');
  };
  return {
    name: 'Pagefind 1.5',
    async prepare(records) {
      urls = records.map(({url}) => url);
      files = await indexRecords(records);
      await bench.page.reload();
    },
    search: (query) => ask(query, MOST),
    async measureFirstAnswer(query) {
      await bench.page.reload();
      bench.takeBytes();
      await ask(query, 20);
      return bench.takeBytes();
    },
    close: () => bench.close(),
  };
}
