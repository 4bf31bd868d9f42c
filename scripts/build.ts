import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {buildSite} from './lib/build-site/build-site';
import {findTargetProblem} from './lib/build-site/check-target';
import {readOptions} from './lib/options';
import {root} from './lib/paths';
import {updateReferencePages} from './lib/reference-pages';

const USAGE = `
Builds the static site: generates the API reference, then renders every page.

Usage: npm run build -- [options]

  --out-dir DIR  where to write the site, in place of an older one
                 (default: build)
  --strict       fail on warnings, such as a broken anchor; warnings about the
                 SDK's source count if sdk.strict is set
  -h, --help     show this text
`;

const options = readOptions(USAGE, {
  'out-dir': {type: 'string', default: 'build'},
  strict: {type: 'boolean', default: false},
});

const problem = findTargetProblem(path.resolve(root, options['out-dir']));
if (problem !== undefined) {
  logger.error(problem);
  process.exit(2);
}
await updateReferencePages();
const errors = await buildSite({
  outDir: options['out-dir'],
  strict: options.strict,
});
for (const error of errors) {
  logger.error(error);
}
process.exit(errors.length > 0 ? 1 : 0);
