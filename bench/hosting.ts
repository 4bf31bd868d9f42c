import fs from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {nginxIsThere} from '../scripts/nginx/shipped';
import {root} from '../scripts/paths';
import {readOptions} from '../scripts/process/options';
import {compareServers} from './hosting/compare-servers';
import {makeContenders} from './hosting/make-contenders';
import {prepareSite} from './hosting/prepare-site';
import {formatTable} from './search/tables';

const USAGE = `
Puts a bounded load on nginx with the configuration that the repository ships,
and on plain nginx with the same files. Fails when a request does. Needs nginx
and a built site, whose base URL may be any.

Usage: npm run bench:hosting -- [options]

  --dir DIR          the built site (default: build)
  --amount N         requests a run (default: 10000)
  --connections N    at once (default: 50)
  --runs N           of each load, the median of which counts (default: 3)
  --port N           of loopback; the next one is taken too (default: 4191)
  -h, --help         show this text
`;

const options = readOptions(USAGE, {
  dir: {type: 'string', default: 'build'},
  amount: {type: 'string', default: '10000'},
  connections: {type: 'string', default: '50'},
  runs: {type: 'string', default: '3'},
  port: {type: 'string', default: '4191'},
});

function stop(reason: string): never {
  logger.error(reason);
  process.exit(1);
}

const directory = path.resolve(root, options.dir);
if (!nginxIsThere) {
  stop('There is no nginx here: install nginx-light, or another nginx.');
}
if (!fs.existsSync(path.join(directory, '_headers'))) {
  stop(`There is no built site in ${directory}: run npm run build.`);
}
const size = {
  amount: Number(options.amount),
  connections: Number(options.connections),
};

logger.info('Compressing a copy of the site …');
const site = await prepareSite(directory);
const contenders = makeContenders(
  site.folder,
  site.rules,
  Number(options.port),
);
const {rows, errors} = await compareServers(contenders, site.loads, {
  ...size,
  runs: Number(options.runs),
  onProgress: (text) => {
    logger.info(`${text} …`);
  },
}).finally(site.remove);
const head = ['load', 'server', 'requests/s', 'p99, ms', 'KiB each', 'errors'];
process.stdout.write(`\n${formatTable(head, rows)}\n`);
process.exit(errors > 0 ? 1 : 0);
