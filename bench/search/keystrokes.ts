import {build} from 'esbuild';
import {root} from '../../scripts/paths';
import {openBrowser} from './browser';
import type {Timing} from './typing';

async function bundleTyping(): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: ['bench/search/typing.ts'],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/**
 * Times warm answers in Chromium at a quarter of the machine's speed.
 *
 * @param files - the index, by path in its folder.
 */
export async function measureKeystrokes(
  files: ReadonlyMap<string, string>,
  queries: readonly string[],
): Promise<{p50: number; p95: number; longestTask: number}> {
  const served = new Map(
    [...files].map(([path, text]) => [`search-index/${path}`, text]),
  );
  served.set('typing.js', await bundleTyping());
  const bench = await openBrowser(() => served);
  try {
    const session = await bench.page.context().newCDPSession(bench.page);
    await session.send('Emulation.setCPUThrottlingRate', {rate: 4});
    const {answers, longestTask} = await bench.page.evaluate(async (texts) => {
      const address = '/typing.js';
      const {typeQueries} = (await import(address)) as {
        typeQueries: (queries: readonly string[]) => Promise<Timing>;
      };
      return typeQueries(texts);
    }, queries);
    const at = (share: number) =>
      answers[Math.floor(share * (answers.length - 1))] ?? 0;
    return {p50: at(0.5), p95: at(0.95), longestTask};
  } finally {
    await bench.close();
  }
}
