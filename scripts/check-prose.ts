import {logger} from '@docusaurus/logger';
import {root} from './lib/paths';
import {printDiagnostics} from './lib/print-diagnostics';
import {readOptions} from './lib/options';
import {product} from './lib/product';
import {createPageReader} from 'docusaurus-plugin-page-exports/page';
import {createMarkdown} from '../config/markdown';
import {checkProse} from 'docs-checks/prose/check-prose';

const USAGE = `
Checks the prose of the pages: filler words, headings, titles, descriptions,
alternatives of images, texts of links.

Usage: npx tsx scripts/check-prose.ts [options]

  --folder DIR  check the pages of this folder only; may be given repeatedly
                (default: docs, tutorials and blog)
  -h, --help    show this text

Exit codes: 0 no errors, 1 errors, 2 wrong usage.
`;

/** The last words of the roles on the hub, which are names. */
const ROLES = ['Analyst', 'Modeller', 'Runner'];

const FOLDERS = ['docs', 'tutorials', 'blog'];

const reader = createPageReader({
  siteDir: root,
  siteConfig: {markdown: createMarkdown(product)},
});

const options = readOptions(USAGE, {folder: {type: 'string', multiple: true}});

const {diagnostics, pages} = await checkProse({
  root,
  folders: options.folder ?? FOLDERS,
  reader,
  names: [product.name, ...ROLES],
});
printDiagnostics(diagnostics, root);
if (diagnostics.length > 0) {
  logger.error(`Found ${diagnostics.length} errors.`);
  process.exitCode = 1;
} else {
  logger.success(`No errors on ${pages} pages.`);
}
