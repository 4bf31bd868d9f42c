import {logger} from '@docusaurus/logger';
import {root} from './paths';
import {readOptions} from './process/options';
import {checkSupplyChain} from './supply-chain/check-supply-chain';

const USAGE = `
Checks the packages that the site is made from: hashes, missing entries and
second copies in the lockfile, licences, install scripts, and that package.json
declares every import. Needs no network.

Usage: npm run check:supply -- [options]

  --licences  list how many packages are under which licence
  -h, --help  show this text
`;

const options = readOptions(USAGE, {
  licences: {type: 'boolean', default: false},
});

const {faults, licences} = await checkSupplyChain(root).catch(
  (error: unknown) => {
    logger.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
if (options.licences) {
  for (const [licence, count] of licences) {
    console.log(`${String(count).padStart(5)}  ${licence}`);
  }
}
for (const fault of faults) {
  logger.error(fault);
}
process.exit(faults.length > 0 ? 1 : 0);
