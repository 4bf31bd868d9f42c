import {
  generateApi,
  reportGeneration,
  showProgress,
} from 'docusaurus-plugin-python-api/generate';
import {createPythonApi} from '../config/python-api';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {expectShortLife} from './lib/process/short-life';
import {product} from './lib/product';
import {updateReferencePages} from './lib/reference-pages';

const USAGE = `
Generates the API reference from the Python SDK set in config/product.ts: one
page per module in api/, the sidebar, the symbol index, objects.inv, and the
guides' reference pages for configuration files, commands and errors. npm start
and npm run build do the same.

Usage: npm run generate:api -- [options]

  --force     write the pages despite errors
  --strict    treat every warning as an error, as sdk.strict does
  --quiet     print only errors and warnings
  -h, --help  show this text
`;

const {force, strict, quiet} = readOptions(USAGE, {
  force: {type: 'boolean', default: false},
  strict: {type: 'boolean', default: false},
  quiet: {type: 'boolean', default: false},
});

expectShortLife();
const api = createPythonApi(product);
const options = {
  ...api,
  siteDir: root,
  strict: strict || api.strict === true,
  force,
};
const report = await generateApi({
  ...options,
  ...(!quiet && {onProgress: showProgress}),
});
await updateReferencePages();
const isComplete = reportGeneration(report, options, quiet);
process.exitCode = isComplete ? 0 : 1;
