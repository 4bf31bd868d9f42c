import path from 'node:path';
import {logger} from '@docusaurus/logger';
import {readOptions} from './lib/options';
import {run} from './lib/run';

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
  ['eslint', ['.', '--max-warnings', '0', ...fixing]],
  ['prettier', ['--log-level', 'warn', fix ? '--write' : '--check', '.']],
  [
    'stylelint',
    ['{src,packages/*/src}/**/*.css', '--max-warnings', '0', ...fixing],
  ],
  ['cspell', ['--no-progress', '--no-summary', '--gitignore', '.']],
  ['tsx', ['scripts/check-prose.ts']],
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

/** Runs one check after the other, and shows what each said when it is over. */
async function runAll(queue: (typeof checks)[number][]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const [command, args] = next;
    const name = nameOf(command, args);
    let output = '';
    const code = await run(command, args, {
      onOutput(text) {
        output += text;
      },
    });
    logger[code === 0 ? 'success' : 'error'](name);
    process.stdout.write(output);
    if (code !== 0) {
      failed.push(name);
    }
  }
}

// ESLint takes as long as all the others together. Two that mend would write
// the same files.
const queue = [...checks];
await Promise.all(fix ? [runAll(queue)] : [runAll(queue), runAll(queue)]);
if (failed.length > 0) {
  logger.error(`Found faults: ${failed.join(', ')}. See above.`);
  process.exit(1);
}
