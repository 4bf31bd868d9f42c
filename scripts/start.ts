import {logger} from '@docusaurus/logger';
import {printFaults} from 'docusaurus-plugin-python-api/reference/terminal';
import {watchApi} from 'docusaurus-plugin-python-api/reference/watch';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {runDocusaurus, runModule} from './lib/run';
import {product} from './lib/product';
import {readSdk} from './lib/read-sdk';
import {updateReferencePages} from './lib/reference-pages';

const USAGE = `
Serves the site while you write: a saved page shows in the browser at once.

Usage: npm start -- [options]

  --port PORT  the port to listen on (default: 3000)
  --host HOST  the host to listen on (default: localhost)
  --open       open the site in a browser
  -h, --help   show this text
`;

const options = readOptions(USAGE, {
  port: {type: 'string', default: '3000'},
  host: {type: 'string', default: 'localhost'},
  open: {type: 'boolean', default: false},
});

const generated = await runModule('scripts/generate-api.ts', []);
if (generated !== 0) {
  process.exit(generated);
}
const onError = (error: unknown) => {
  logger.error(error instanceof Error ? error.message : String(error));
};
const watch = watchApi({
  siteDir: root,
  sdk: product.sdk,
  onReport: ({faults}) => {
    printFaults(faults);
    readSdk().then(updateReferencePages).catch(onError);
  },
  onError,
});
const code = await runDocusaurus([
  'start',
  ...['--port', options.port],
  ...['--host', options.host],
  ...(options.open ? [] : ['--no-open']),
]);
await watch.close();
process.exit(code);
