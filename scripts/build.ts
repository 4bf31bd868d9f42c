import {logger} from '@docusaurus/logger';
import {buildSite} from './lib/build-site/build-site';
import {readOptions} from './lib/options';
import {updateReferencePages} from './lib/reference-pages';

const USAGE = `
Builds the static site: generates the API reference, then renders every page.

Usage: npm run build -- [options]

  --out-dir DIR  where to write the site (default: build)
  --strict       fail on warnings, such as a broken anchor; warnings about the
                 SDK's source count if sdk.strict is set
  -h, --help     show this text
`;

const options = readOptions(USAGE, {
  'out-dir': {type: 'string', default: 'build'},
  strict: {type: 'boolean', default: false},
});

await updateReferencePages();
const errors = await buildSite({
  outDir: options['out-dir'],
  strict: options.strict,
});
for (const error of errors) {
  logger.error(error);
}
process.exit(errors.length > 0 ? 1 : 0);
