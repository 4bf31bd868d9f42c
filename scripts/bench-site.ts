import {logger} from '@docusaurus/logger';
import {compareSites, SITES} from './lib/bench-site/compare-sites';
import {messageOf} from './lib/message-of';
import {readOptions} from './lib/options';

const USAGE = `
Measures the built site beside VitePress and Starlight with the same guides and
tutorials, and beside their text as bare HTML, and prints tables as Markdown.
The others are installed into a temporary folder. Run npm run build first, and
leave the machine alone meanwhile: figures of one run can be compared, those of
two can't.

Usage: npm run bench:site -- [options]

  --sites LIST      which of ${SITES.join(', ')} (default: all)
  --guides LIST     build with this many guides, such as 150,600,2000
  --skip-pages      leave out what pages weigh and what Lighthouse says
  --skip-reactions  leave out clicks, keys and searches
  -h, --help        show this text
`;

const options = readOptions(USAGE, {
  sites: {type: 'string', default: SITES.join(',')},
  guides: {type: 'string', default: ''},
  'skip-pages': {type: 'boolean', default: false},
  'skip-reactions': {type: 'boolean', default: false},
});

const split = (list: string) => list.split(',').filter((name) => name !== '');
const sites = split(options.sites);
const guides = split(options.guides).map(Number);
const unknown = sites.filter((name) => !SITES.includes(name));
if (unknown.length > 0) {
  logger.error(
    `--sites ${unknown.join(',')} is not known: use ${SITES.join(', ')}.`,
  );
  process.exit(2);
}
if (!guides.every((count) => Number.isInteger(count) && count > 0)) {
  logger.error(
    `--guides must be positive integers separated by commas, but got '${options.guides}'.`,
  );
  process.exit(2);
}

try {
  await compareSites(
    {
      sites,
      guides,
      withPages: !options['skip-pages'],
      withReactions: !options['skip-reactions'],
    },
    (text) => process.stdout.write(`${text}\n\n`),
  );
} catch (error) {
  logger.error(messageOf(error));
  process.exitCode = 1;
}
