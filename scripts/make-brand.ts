import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {drawBrand} from './lib/brand/draw-brand';
import {exitWithMessage} from './lib/exit-with-message';
import {readOptions} from './lib/options';
import {root} from './lib/paths';
import {product} from './lib/product';

const USAGE = `
Redraws the icons and the social cards from static/img/logo.svg, the accent in
src/css/tokens.css, the name and tagline in config/product.ts and the labels in
config/sections.ts. Run it when one of these has changed, and commit the files
in static/img/.

Usage: npm run make:brand
`;

readOptions(USAGE, {});
const drawn = await drawBrand(product, (file) =>
  readFile(path.join(root, file), 'utf8'),
).catch(exitWithMessage);
for (const [file, bytes] of drawn) {
  await writeFile(path.join(root, file), bytes);
  logger.success(`Wrote ${file}.`);
}
