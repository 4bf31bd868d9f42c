import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {logger} from '@docusaurus/logger';
import {
  createMemory,
  generateApi,
  type GenerateOptions,
  type GenerateReport,
  reportGeneration,
  showProgress,
} from '../generate';
import {coalesce} from './coalesce';
import {watchSources} from './watch-sources';

/** What the process of the plugin asks for. */
export interface Job {
  options: GenerateOptions;
  /** Whether to generate again when a source changes. */
  isWatching: boolean;
}

/**
 * Somebody waits to see what they saved: the bundler has the processor first. What
 * other tools read is there from the first run.
 */
const COMPILING_MS = 1500;

const memory = createMemory();

async function runFirst(options: GenerateOptions): Promise<void> {
  const report = await generateApi(
    {...options, onProgress: showProgress},
    memory,
  );
  process.send?.(reportGeneration(report, options));
}

async function runAgain(options: GenerateOptions): Promise<void> {
  const onPages = async (report: GenerateReport) => {
    reportGeneration(report, options);
    await setTimeout(COMPILING_MS);
  };
  await generateApi({...options, onProgress: showProgress, onPages}, memory);
}

async function work({options, isWatching}: Job): Promise<void> {
  let run = runFirst;
  const update = coalesce(async () => {
    try {
      await run(options);
    } catch (error) {
      logger.error(error instanceof Error ? (error.stack ?? '') : error);
      process.send?.(false);
    }
    run = runAgain;
  });
  if (isWatching) {
    const {siteDir, path: folder} = options;
    watchSources(path.resolve(siteDir, folder), () => void update());
  }
  await update();
}

// The other process has what it wanted, or has ended.
process.once('disconnect', () => process.exit());

process.once('message', (job: Job) => {
  void work(job);
});
