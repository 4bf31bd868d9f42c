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
import {home} from './lib/home';
import {createSdkFiles, sampleFacts} from '../config/sdk-files';
import {WRITTEN_FOLDERS} from '../config/sections';
import {readSdk, sdkFolder} from './lib/read-sdk';
import {updateReferencePages} from './lib/reference-pages';
import {
  checkSamples,
  listCommands,
  readBlocks,
  readIdentifiers,
  readResultKeys,
} from 'docs-checks/samples';
import {makeSchemas} from 'docs-checks/schemas';

const USAGE = `
Checks the site's code samples against the SDK: the types of Python code, the
schemas of pod and task files, and the names of commands. Checks the syntax of
other samples. Needs no Python.

Usage: npm run check:samples -- [options]

  --folder DIR  check the pages in this folder only; can be repeated
                (default: ${WRITTEN_FOLDERS.join(', ')} and the home page)
  -h, --help    show this text

Exit codes: 0 no errors, 1 errors, 2 wrong usage.
`;

const options = readOptions(USAGE, {folder: {type: 'string', multiple: true}});
const folders = readPageFolders(options.folder);

// Generated pages are checked as well.
const sdk = await readSdk();
await updateReferencePages(sdk);
const {commandModule, identifiers, lineLengths, privacy, results} = sampleFacts;
const commands = commandModule ? listCommands(sdk, commandModule) : null;
if (commandModule && commands === null) {
  logger.info(
    `The SDK has no module ${commandModule}: commands are not checked.`,
  );
}
const files = createSdkFiles(product);
const documented = results && readResultKeys(sdk, results);
const homeSample = home.sample && (await reader.read(home.sample.file));
const identifierList =
  identifiers &&
  (await readIdentifiers(path.join(root, identifiers)).catch(exitWithMessage));
const report = await checkSamples({
  root,
  folders,
  reader,
  program: product.slug,
  sdk: sdkFolder,
  workspace: path.join(root, '.cache'),
  commands,
  schemas: makeSchemas(sdk, files),
  files: files.files,
  ...(identifierList && {identifiers: identifierList}),
  ...(lineLengths && {lineLengths}),
  ...(privacy && {privacy}),
  ...(results && documented && {results: {...results, documented}}),
  others: options.folder || !homeSample ? [] : await readBlocks(homeSample),
  onNote: (note) => {
    logger.info(note);
  },
}).catch(exitWithMessage);
printDiagnostics(report.diagnostics, root);
if (report.diagnostics.length === 0) {
  logger.success(
    `No errors in ${plural(report.blocks, 'block')} on ${plural(report.pages, 'page')}.`,
  );
} else {
  logger.error(`Found ${plural(report.diagnostics.length, 'error')}.`);
  process.exitCode = 1;
}
