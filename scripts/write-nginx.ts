import fs from 'node:fs';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {normalizeUrl} from '@docusaurus/utils';
import {
  formatNginx,
  parseHeadersFile,
} from 'docusaurus-plugin-secure-static/nginx';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {product} from './lib/product';

const USAGE = `
Prints the nginx configuration of the built site, including its headers.
deploy/nginx/nginx.conf includes it as site.conf.

Usage: npm run --silent write:nginx -- [options] > site.conf

  --dir DIR        the built site (default: build)
  --root DIR       nginx's document root, which contains the site's files
                   below the base URL (default: /srv/site)
  --listen PLACE   a port or an address with a port; can be repeated
                   (default: 8080 and [::]:8080)
  --base-url URL   the path it is served at (default: the product's baseUrl)
  --brotli         serve .br files too: needs nginx's static Brotli module
  -h, --help       show this text
`;

const options = readOptions(USAGE, {
  dir: {type: 'string', default: 'build'},
  root: {type: 'string', default: '/srv/site'},
  listen: {type: 'string', multiple: true, default: ['8080', '[::]:8080']},
  'base-url': {type: 'string', default: product.baseUrl},
  brotli: {type: 'boolean', default: false},
});

const file = path.resolve(root, options.dir, '_headers');
if (!fs.existsSync(file)) {
  logger.error(`There is no ${file}: run npm run build.`);
  process.exit(1);
}
process.stdout.write(
  formatNginx(parseHeadersFile(fs.readFileSync(file, 'utf8')), {
    root: options.root,
    listen: options.listen,
    baseUrl: normalizeUrl(['/', options['base-url'], '/']),
    brotli: options.brotli,
  }),
);
