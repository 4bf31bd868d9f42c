import {
  generateApi,
  type GenerateOptions,
  reportGeneration,
  showProgress,
} from '../generate';

process.once('disconnect', () => process.exit(1));
process.channel?.unref();

const options = JSON.parse(process.argv[2] ?? '{}') as GenerateOptions;
const report = await generateApi({...options, onProgress: showProgress});
process.exitCode = reportGeneration(report, options) ? 0 : 1;
