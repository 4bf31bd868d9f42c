import {logger} from '@docusaurus/logger';
import {compareSites, SITES} from './lib/bench-site/compare-sites';
import {messageOf} from './lib/message-of';
import {readOptions} from './lib/options';

const USAGE = `
Compares the built site with VitePress and Starlight, which get the same guides
and tutorials, and with their text as bare HTML. Prints tables as Markdown. The
other generators are installed into a temporary folder. Run npm run build first,
and don't use the machine meanwhile. Figures from different runs aren't
comparable.

Usage: npm run bench:site -- [options]

  --sites LIST      some of ${SITES.join(', ')} (default: all)
  --guides LIST     build with these numbers of guides, such as 150,600,2000
  --skip-pages      skip page weight and Lighthouse
  --skip-reactions  skip navigation, interactions and searches
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
    `--sites: unknown site ${unknown.join(',')}. Use ${SITES.join(', ')}.`,
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
