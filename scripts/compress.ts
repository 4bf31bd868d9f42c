import fs from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {compressFiles} from 'docusaurus-plugin-secure-static/compress';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {plural} from './lib/plural';

const USAGE = `
Writes a .gz and a .br file beside each text file of 1,024 bytes or more in the
built site, for hosts that serve precompressed files, such as nginx.

Usage: npm run compress -- [options]

  --dir DIR   the built site (default: build)
  -h, --help  show this text
`;

const options = readOptions(USAGE, {dir: {type: 'string', default: 'build'}});

const directory = path.resolve(root, options.dir);
if (!fs.existsSync(path.join(directory, 'index.html'))) {
  logger.error(`There is no built site in ${directory}: run npm run build.`);
  process.exit(1);
}
const {files, ...bytes} = await compressFiles(directory);
const megabytes = (count: number) => `${(count / 1e6).toFixed(1)} MB`;
logger.success(
  `Compressed ${plural(files, 'file')}: ${megabytes(bytes.plain)} to ` +
    `${megabytes(bytes.gzip)} with gzip and ${megabytes(bytes.brotli)} with Brotli.`,
);
