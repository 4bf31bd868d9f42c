import {logger} from '@docusaurus/logger';
import {readOptions} from './lib/options';
import {listPackages, packPackages} from './lib/pack/pack-packages';
import {root} from './lib/paths';

const USAGE = `
Compiles each package and packs it as npm would publish it.

Usage: npm run pack -- [options]

  --out DIR   where to write the tarballs (default: .cache/tarballs)
  --only NAME pack only this package; can be repeated
  -h, --help  show this text
`;

const options = readOptions(USAGE, {
  out: {type: 'string', default: '.cache/tarballs'},
  only: {type: 'string', multiple: true, default: []},
});

const all = await listPackages(root);
const unknown = options.only.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  logger.error(
    `There is no package ${unknown.join(', ')}: use one of ${all.join(', ')}.`,
  );
  process.exit(2);
}
const names = options.only.length > 0 ? options.only : all;
const tarballs = await packPackages(root, names, options.out);
for (const file of Object.values(tarballs)) {
  logger.success(file);
}
