import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {exitWithMessage} from './lib/exit-with-message';
import {root} from './lib/paths';
import {printDiagnostics} from './lib/print-diagnostics';
import {readOptions} from './lib/options';
import {readPageFolders} from './lib/page-folders';
import {reader} from './lib/page-reader';
import {plural} from './lib/plural';
import {product} from './lib/product';
import {
  checkDocstrings,
  checkProse,
  readNames,
  readWords,
} from 'docs-checks/prose';
import {
  createReferencePages,
  REFERENCE_FOLDER,
} from '../config/reference-pages';
import {WRITTEN_FOLDERS} from '../config/sections';
import {readSdk, sdkFolder} from './lib/read-sdk';

const USAGE = `
Checks the prose of the pages: words in config/words.yml, short sentences,
headings, titles, descriptions, alternative texts and link texts. If sdk.strict
is set, also checks the SDK's docstrings for these words.

Usage: npm run check:prose -- [options]

  --folder DIR  check the pages in this folder only; can be repeated
                (default: ${WRITTEN_FOLDERS.join(', ')} and the SDK)
  --measure     print the share of short sentences per page
  -h, --help    show this text

Exit codes: 0 no errors, 1 errors, 2 wrong usage.
`;

const options = readOptions(USAGE, {
  folder: {type: 'string', multiple: true},
  measure: {type: 'boolean', default: false},
});

const folders = readPageFolders(options.folder);

const [words, names] = await Promise.all([
  readWords(path.join(root, 'config/words.yml')),
  readNames(path.join(root, 'config/names.yml')),
]).catch(exitWithMessage);
const {diagnostics, sentences} = await checkProse({
  root,
  folders,
  reader,
  names: [product.name, ...names],
  words,
  // Generated from docstrings, which are checked separately.
  exclude: createReferencePages(product).map(
    ({file}) => `${REFERENCE_FOLDER}/${file}`,
  ),
});
// Without sdk.strict, the SDK's authors don't follow these rules.
const docstrings =
  options.folder || !product.sdk.strict
    ? []
    : await checkDocstrings(sdkFolder, await readSdk(), words);
if (options.measure) {
  for (const [file, {short, total}] of [...sentences].sort()) {
    const share = total === 0 ? 0 : Math.round((short / total) * 100);
    console.log(
      `${String(share).padStart(3)} %  ${short} of ${total}  ${file}`,
    );
  }
}
printDiagnostics(diagnostics, root);
printDiagnostics(docstrings, sdkFolder);
const count = diagnostics.length + docstrings.length;
if (count > 0) {
  logger.error(`Found ${plural(count, 'error')}.`);
  process.exitCode = 1;
} else {
  logger.success(`No errors on ${plural(sentences.size, 'page')}.`);
}
