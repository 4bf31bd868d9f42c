import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {product} from './lib/product';
import {checkPackage} from 'docs-checks/sdk/check-package';
import {findProblem} from 'docs-checks/sdk/find-problem';
import {formatFault} from 'docs-checks/sdk/report/format-fault';
import {formatMeasures} from 'docs-checks/sdk/report/format-measures';

const USAGE = `
Checks the SDK that the reference is made from: types, docstrings, examples.
Needs no Python.

Usage: npm run check:sdk -- [options]

  --sdk DIR       the folder that holds the package (default: ${product.sdk.path})
  --package NAME  the package's import name (default: ${product.sdk.package})
  -h, --help      show this text

Exit codes: 0 nothing to mend, 1 faults, 2 wrong usage.
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
  logger.error(problem);
  process.exit(2);
}
const {faults, measures} = await checkPackage({
  // Which modules to leave out is said of the product's own package alone.
  ...(isOwn ? product.sdk : {}),
  root: sdk,
  package: packageName,
  workspace: path.join(root, '.cache'),
  onStep: (step) => {
    logger.info(step);
  },
}).catch((error: unknown) => {
  logger.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
for (const fault of faults) {
  console.log(formatFault(fault, sdk, process.cwd()));
}
console.log(`\n${formatMeasures(measures)}\n`);
if (faults.length === 0) {
  logger.success('Nothing to mend.');
} else {
  logger.error(`Found ${faults.length} faults.`);
  process.exitCode = 1;
}
