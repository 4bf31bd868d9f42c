import fs from 'node:fs/promises';
import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {lines} from '../tests/e2e/spec/lines';
import {root} from './lib/paths';
import {readOptions} from './lib/options';
import {compareClaims} from './lib/spec/compare-claims';
import {findClaims} from './lib/spec/find-claims';

const USAGE = `
Lists every line of the specification with the tests that name it, and fails
when a line has none or a test names a line that does not exist.

Usage: npm run spec:coverage -- [options]

  --quiet     print faults only
  -h, --help  show this text
`;

const {quiet} = readOptions(USAGE, {quiet: {type: 'boolean', default: false}});

const entries = await fs.readdir(path.join(root, 'tests'), {recursive: true});
const files = entries
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => path.posix.join('tests', ...file.split(path.sep)))
  .sort();
const claims = await Promise.all(
  files.map(async (file) =>
    findClaims(file, await fs.readFile(path.join(root, file), 'utf8')),
  ),
);
const {rows, faults} = compareClaims(lines, claims.flat());

if (!quiet) {
  for (const {line, phrase, tests} of rows) {
    process.stdout.write(`${line.padEnd(5)} ${phrase}\n`);
    for (const where of tests) {
      process.stdout.write(`        ${where}\n`);
    }
  }
}
if (faults.length > 0) {
  logger.error(faults.join('\n'));
  process.exit(1);
}
logger.success(`All ${rows.length} lines of the specification have a test.`);
