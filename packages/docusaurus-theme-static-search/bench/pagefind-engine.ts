import {createIndex} from 'pagefind';
import type {SearchRecord} from '../src/records/types';
import {type BrowserBench, openBrowser} from './browser';
import type {Engine} from './types';

const MOST = 30;

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

/** A record as a page of its own, its fields weighted as for the others. */
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

async function indexRecords(
  records: readonly SearchRecord[],
): Promise<Map<string, Uint8Array>> {
  const {index, errors} = await createIndex({});
  if (!index) {
    throw new Error(`Pagefind can't index: ${errors.join('; ')}`);
  }
  for (const [number, record] of records.entries()) {
    await index.addHTMLFile({url: `/${number}`, content: toHtml(record)});
  }
  const {files} = await index.getFiles();
  await index.deleteIndex();
  return new Map(files.map(({path, content}) => [`pagefind/${path}`, content]));
}

/** What runs in the page: loads Pagefind and gives the hits' addresses. */
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

/** Pagefind in Chromium, for it runs nowhere else. */
export async function createPagefindEngine(): Promise<Engine> {
  let files = new Map<string, Uint8Array>();
  let urls: string[] = [];
  const bench: BrowserBench = await openBrowser(() => files);
  const ask = async (query: string, most: number) => {
    const found = await bench.page.evaluate(askInPage, {query, most});
    return found.map((url) => urls[Number(url.slice(1))] ?? '');
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
