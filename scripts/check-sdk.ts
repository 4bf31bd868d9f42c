import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {exitWithMessage} from './lib/exit-with-message';
import {root} from './lib/paths';
import {printDiagnostics} from './lib/print-diagnostics';
import {readOptions} from './lib/options';
import {plural} from './lib/plural';
import {product} from './lib/product';
import {checkPackage, findProblem, formatMeasures} from 'docs-checks/sdk';

const USAGE = `
Checks the types, docstrings and examples of the SDK from which the API
reference is generated. Needs no Python.

Usage: npm run check:sdk -- [options]

  --sdk DIR       the folder that contains the package (default: ${product.sdk.path})
  --package NAME  the package's import name (default: ${product.sdk.package})
  -h, --help      show this text

Exit codes: 0 no errors, 1 errors, 2 wrong usage.
`;

const options = readOptions(USAGE, {
  sdk: {type: 'string'},
  package: {type: 'string'},
});

const isOwn = options.sdk === undefined && options.package === undefined;
const sdk = path.resolve(options.sdk ?? path.join(root, product.sdk.path));
const packageName = options.package ?? product.sdk.package;

const problem = await findProblem(sdk, packageName);
if (problem !== null) {
  logger.error(
    `${problem} Here, \`root\` is --sdk, and \`package\` is --package.`,
  );
  process.exit(2);
}
const {diagnostics, measures} = await checkPackage({
  // The modules to leave out only apply to the product's own package.
  ...(isOwn ? product.sdk : {}),
  root: sdk,
  package: packageName,
  workspace: path.join(root, '.cache'),
  onStep: (step) => {
    logger.info(step);
  },
}).catch(exitWithMessage);
printDiagnostics(diagnostics, sdk);
console.log(`\n${formatMeasures(measures)}\n`);
if (diagnostics.length === 0) {
  logger.success('No errors.');
} else {
  logger.error(`Found ${plural(diagnostics.length, 'error')}.`);
  process.exitCode = 1;
}
