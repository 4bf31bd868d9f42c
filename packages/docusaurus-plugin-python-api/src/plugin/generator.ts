import {setTimeout} from 'node:timers/promises';
import {
  createMemory,
  generateApi,
  type GenerateOptions,
  type GenerateReport,
  reportGeneration,
  showProgress,
} from '../generate';

/**
 * Somebody waits to see what they saved: the bundler has the processor first. What
 * other tools read is there from the first run.
 */
const COMPILING_MS = 1500;

const memory = createMemory();
let isFirst = true;

async function run(options: GenerateOptions): Promise<void> {
  const answer = (report: GenerateReport) =>
    process.send?.(reportGeneration(report, options));
  const onProgress = showProgress;
  if (isFirst) {
    isFirst = false;
    answer(await generateApi({...options, onProgress}, memory));
  } else {
    const onPages = async (report: GenerateReport) => {
      answer(report);
      await setTimeout(COMPILING_MS);
    };
    await generateApi({...options, onProgress, onPages}, memory);
  }
}

// The other process has what it wanted, or has ended.
process.once('disconnect', () => process.exit());

process.on('message', (options: GenerateOptions) => {
  void run(options);
});
