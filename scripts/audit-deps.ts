import {logger} from '@docusaurus/logger';
import {root} from './paths';
import {readOptions} from './process/options';
import {audit} from './supply-chain/audit';

const USAGE = `
Asks the registry which packages are outdated, deprecated or known to be
unsafe. Known holes need a registry that answers npm audit.

Usage: npm run audit:deps -- [options]

  -h, --help  show this text

Exit codes: 0 nothing deprecated and no known hole, 1 otherwise, 2 wrong usage.
`;

readOptions(USAGE, {});

const {outdated, deprecated, holes} = await audit(root, (step) => {
  logger.info(step);
}).catch((error: unknown) => {
  logger.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
for (const {name, current, latest} of outdated) {
  console.log(`${name} ${current}: ${latest} is out.`);
}
for (const {name, words} of deprecated) {
  logger.error(`${name} is deprecated: ${words}`);
}
if ('unknown' in holes) {
  logger.warn(`Known holes were not looked up: ${holes.unknown}.`);
} else {
  for (const {name, severity} of holes) {
    logger.error(`${name} has a known hole of severity ${severity}.`);
  }
}
const worrying = deprecated.length + ('unknown' in holes ? 0 : holes.length);
logger.info(`${outdated.length} outdated, ${deprecated.length} deprecated.`);
process.exit(worrying > 0 ? 1 : 0);
