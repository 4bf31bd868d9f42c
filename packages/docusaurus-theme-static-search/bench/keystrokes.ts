import type {Page} from '@playwright/test';
import {build} from 'esbuild';
import {root} from './root';
import {openBrowser} from './browser';
import {traceTasks} from './longest-task';

/** CPU slowdown factors. */
const RATES = [1, 4];

/** Times in milliseconds; `longestTask` is processor time. */
export interface Keystrokes {
  rate: number;
  /** Cold while files are fetched and parsed, warm once all are loaded. */
  state: 'cold' | 'warm';
  p50: number;
  p95: number;
  longestTask: number;
}

async function bundleTyping(): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: ['bench/typing.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

function type(page: Page, queries: readonly string[]): Promise<number[]> {
  return page.evaluate(async (texts) => {
    const address = '/typing.js';
    const {typeQueries} = (await import(address)) as {
      typeQueries: (queries: readonly string[]) => Promise<number[]>;
    };
    return typeQueries(texts);
  }, queries);
}

async function measureRate(
  page: Page,
  rate: number,
  queries: readonly string[],
): Promise<Keystrokes[]> {
  await page.reload();
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate});
  const measured: Keystrokes[] = [];
  for (const state of ['cold', 'warm'] as const) {
    const {result, longestTask} = await traceTasks(page, () =>
      type(page, queries),
    );
    const at = (share: number) =>
      result[Math.floor(share * (result.length - 1))] ?? 0;
    measured.push({rate, state, p50: at(0.5), p95: at(0.95), longestTask});
  }
  return measured;
}

/**
 * Times answers in Chromium, at full speed and at a quarter of it.
 *
 * @param files - the files of the index, by path.
 */
export async function measureKeystrokes(
  files: ReadonlyMap<string, string>,
  queries: readonly string[],
): Promise<Keystrokes[]> {
  const served = new Map(
    [...files].map(([path, text]) => [`search-index/${path}`, text]),
  );
  served.set('typing.js', await bundleTyping());
  const bench = await openBrowser(() => served);
  try {
    const measured: Keystrokes[] = [];
    for (const rate of RATES) {
      measured.push(...(await measureRate(bench.page, rate, queries)));
    }
    return measured;
  } finally {
    await bench.close();
  }
}
