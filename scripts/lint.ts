import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {readOptions} from './process/options';
import {run} from './process/run';

const USAGE = `
Checks form, style and spelling of everything in the repository, the prose of
the pages, and the packages that the site is made from.

Usage: npm run lint -- [options]

  --fix       mend what can be mended by itself
  -h, --help  show this text
`;

const {fix} = readOptions(USAGE, {fix: {type: 'boolean', default: false}});
const fixing = fix ? ['--fix'] : [];

const checks: readonly [string, readonly string[]][] = [
  ['prettier', ['--log-level', 'warn', fix ? '--write' : '--check', '.']],
  ['eslint', ['.', '--max-warnings', '0', ...fixing]],
  ['stylelint', ['src/**/*.css', '--max-warnings', '0', ...fixing]],
  ['cspell', ['--no-progress', '--no-summary', '--gitignore', '.']],
  ['tsx', ['scripts/check-prose.ts']],
  ['tsx', ['scripts/check-supply.ts']],
  [
    'lockfile-lint',
    ['--path', 'package-lock.json', '--type', 'npm', '--validate-integrity'],
  ],
];

/** A script of ours goes by its own name, not by that of its runner. */
function nameOf(command: string, [script = '']: readonly string[]): string {
  return command === 'tsx' ? path.basename(script, '.ts') : command;
}

const failed: string[] = [];
for (const [command, args] of checks) {
  logger.info(`Running ${nameOf(command, args)}`);
  if ((await run(command, args)) !== 0) {
    failed.push(nameOf(command, args));
  }
}
if (failed.length > 0) {
  logger.error(`Found faults: ${failed.join(', ')}. See above.`);
  process.exit(1);
}
