import {
  generateApi,
  type GenerateOptions,
  reportGeneration,
  showProgress,
} from '../generate';

// The other process has what it wanted, or has ended.
process.once('disconnect', () => process.exit());

process.on('message', (options: GenerateOptions) => {
  void generateApi({...options, onProgress: showProgress}).then((report) => {
    process.send?.(reportGeneration(report, options));
  });
});
