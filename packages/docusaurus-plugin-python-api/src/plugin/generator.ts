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

/** What the plugin asks this process to do. */
export interface Job {
  options: GenerateOptions;
  /** Whether to generate again when a source changes. */
  isWatching: boolean;
}

/**
 * Delays the data files after a change, so that the bundler can update the page
 * first. Their previous version exists since the first run.
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

// The parent process is done or has ended.
process.once('disconnect', () => process.exit());

process.once('message', (job: Job) => {
  void work(job);
});
