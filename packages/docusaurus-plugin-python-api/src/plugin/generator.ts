import {
  createMemory,
  generateApi,
  type GenerateOptions,
  type GenerateReport,
  reportGeneration,
  showProgress,
} from '../generate';

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
    // Somebody waits to see what they saved, and the model is there already.
    await generateApi({...options, onProgress, onPages: answer}, memory);
  }
}

// The other process has what it wanted, or has ended.
process.once('disconnect', () => process.exit());

process.on('message', (options: GenerateOptions) => {
  void run(options);
});
