import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {product} from '../config/product';
import {root} from './paths';
import {readOptions} from './process/options';
import {checkPackage} from './sdk/check-package';
import {findProblem} from './sdk/find-problem';
import {formatFault} from './sdk/report/format-fault';
import {formatMeasures} from './sdk/report/format-measures';

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
  sdk: {type: 'string', default: path.join(root, product.sdk.path)},
  package: {type: 'string', default: product.sdk.package},
});

const sdk = path.resolve(options.sdk);
const problem = await findProblem(sdk, options.package);
if (problem !== null) {
  logger.error(problem);
  process.exit(2);
}
const {faults, measures} = await checkPackage({
  ...product.sdk,
  root: sdk,
  package: options.package,
  workspace: path.join(root, '.cache'),
  onStep: (step) => {
    logger.info(step);
  },
});
for (const fault of faults) {
  console.log(formatFault(fault, sdk, process.cwd()));
}
console.log(`\n${formatMeasures(measures)}\n`);
if (faults.length > 0) {
  logger.error(`Found ${faults.length} faults.`);
  process.exit(1);
}
logger.success('Nothing to mend.');
