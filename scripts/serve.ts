import fs from 'node:fs';
import {createServer} from 'node:http';
import {isIPv6} from 'node:net';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {normalizeUrl} from '@docusaurus/utils';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {readPort} from './lib/port';
import {product} from './lib/product';
import {createSiteHandler} from 'docusaurus-plugin-secure-static/serve';

const USAGE = `
Serves the built site as a static host would.

Usage: npm run serve -- [options]

  --dir DIR       the built site (default: build)
  --port PORT     the port to listen on (default: 3000)
  --host HOST     the host to listen on (default: localhost)
  --base-url URL  the path it is served at (default: the product's baseUrl)
  -h, --help      show this text
`;

const options = readOptions(USAGE, {
  dir: {type: 'string', default: 'build'},
  port: {type: 'string', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  'base-url': {type: 'string', default: product.baseUrl},
});

const port = readPort(options.port);
const directory = path.resolve(root, options.dir);
if (!fs.existsSync(path.join(directory, 'index.html'))) {
  logger.error(`There is no built site in ${directory}: run npm run build.`);
  process.exit(1);
}

const host = isIPv6(options.host) ? `[${options.host}]` : options.host;
const address = `${host}:${port}`;
const baseUrl = normalizeUrl(['/', options['base-url'], '/']);
const server = createServer(createSiteHandler(directory, baseUrl));
server.once('error', (error: NodeJS.ErrnoException) => {
  const isPort = ['EADDRINUSE', 'EACCES'].includes(error.code ?? '');
  logger.error(
    `The server can't listen on ${address}: ${error.message}. ` +
      `Use another ${isPort ? 'port with --port' : 'host with --host'}.`,
  );
  process.exit(1);
});
server.listen(port, options.host, () => {
  logger.success(`Serving at http://${address}${baseUrl}`);
});
