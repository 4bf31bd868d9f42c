import {logger} from '@docusaurus/logger';
import {generateApi} from 'docusaurus-plugin-python-api/reference/generate';
import {
  printFaults,
  showProgress,
} from 'docusaurus-plugin-python-api/reference/terminal';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {expectShortLife} from './lib/short-life';
import {product} from './lib/product';
import {readSdk} from './lib/read-sdk';
import {updateReferencePages} from './lib/reference-pages';

const USAGE = `
Generates the API reference from the Python SDK that config/product.ts names:
one page a module in api/, the sidebar, the index of symbols, objects.inv, and
the pages of the guides that list the keys of files, commands and errors.

Usage: npm run generate:api -- [options]

  --force     write the pages although the docstrings have faults
  --quiet     say nothing unless something is wrong
  -h, --help  show this text
`;

const options = readOptions(USAGE, {
  force: {type: 'boolean', default: false},
  quiet: {type: 'boolean', default: false},
});

expectShortLife();
const report = await generateApi({
  siteDir: root,
  sdk: product.sdk,
  force: options.force,
  onProgress: options.quiet ? undefined : showProgress,
});
const errors = printFaults(report.faults);
if (!report.files) {
  logger.error(`The pages stay as they were: ${errors} errors to mend first.`);
} else if (!options.quiet) {
  logger.success(
    `${report.pages} modules, ${report.symbols} symbols: ` +
      `${report.files.written.length} pages written, ` +
      `${report.files.unchanged} unchanged, ` +
      `${report.files.removed.length} removed.`,
  );
}
await updateReferencePages(await readSdk());
process.exitCode = errors > 0 ? 1 : 0;
