import {logger} from '@docusaurus/logger';
import {readOptions} from '../../scripts/lib/options';
import {product} from '../../scripts/lib/product';
import {root} from '../../scripts/lib/paths';
import {takeScreenshots} from './take-screenshots';

const USAGE = `
Takes screenshots of key pages of the site in build/, in both colour modes and
at three widths. Writes them to screenshots/, which Git ignores.

Usage: npm run screenshots -- [options]

  --only TEXT  only pages whose path contains this text
  -h, --help   show this text
`;

const {only} = readOptions(USAGE, {only: {type: 'string', default: ''}});
const count = await takeScreenshots({
  root,
  product,
  only,
  onShot: (file) => {
    logger.info(file);
  },
});
if (count === 0) {
  logger.error(`No key page has '${only}' in its path.`);
  process.exitCode = 1;
} else {
  logger.success(`Wrote ${count} screenshots to screenshots/.`);
}
