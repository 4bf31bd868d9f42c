import {isInterrupted} from './lib/process/interruption';
import {readOptions} from './lib/options';
import {readPort} from './lib/port';
import {watchReferencePages} from './lib/reference-pages';
import {runDocusaurus} from './lib/process/run';

const USAGE = `
Serves the site while you write, and reloads pages when you save them.

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

const port = readPort(options.port);
const stopWatching = await watchReferencePages();
const code = await runDocusaurus([
  'start',
  ...['--port', String(port)],
  ...['--host', options.host],
  ...(options.open ? [] : ['--no-open']),
]);
stopWatching();
// Docusaurus also exits with 0 if the port is taken.
process.exit(code === 0 && !isInterrupted() ? 1 : code);
