import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {makeBrand} from './lib/brand/make-brand';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {product} from './lib/product';

const USAGE = `
Redraws the icons and the social cards from static/img/logo.svg, the accent in
src/css/tokens.css and the name in config/product.ts. Run it when one of these
has changed, and commit the files in static/img/.

Usage: npm run make:brand
`;

readOptions(USAGE, {});
const files = await makeBrand(root, product);
for (const file of files) {
  logger.success(`Wrote ${path.relative(root, file)}.`);
}
