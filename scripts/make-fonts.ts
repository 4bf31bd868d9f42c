import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {makeFonts} from './lib/make-fonts';
import {readOptions} from './lib/options';
import {root} from './lib/paths';

const USAGE = `
Subsets the text and code fonts to the characters and weights that most pages
need. Run it after updating a @fontsource-variable package, and commit the files
in src/css/fonts/.

Usage: npm run make:fonts
`;

readOptions(USAGE, {});
for (const {file, before, after} of await makeFonts(root)) {
  const name = path.relative(root, file);
  logger.success(`Wrote ${name}: ${after} of ${before} bytes.`);
}
