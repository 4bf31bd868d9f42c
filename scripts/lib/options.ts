import {parseArgs, type ParseArgsConfig} from 'node:util';
import {logger} from '@docusaurus/logger';
import {messageOf} from './message-of';

type Options = NonNullable<ParseArgsConfig['options']>;

const HELP = {help: {type: 'boolean', short: 'h'}} as const;

/**
 * Reads a script's options from the command line. For `--help` and for wrong
 * usage, prints the usage and exits with code 0 or 2.
 *
 * @param usage - the text that `--help` shows.
 * @param options - the options, in the form of `node:util` parseArgs.
 * @param args - the command-line arguments.
 */
export function readOptions<T extends Options>(
  usage: string,
  options: T,
  args: readonly string[] = process.argv.slice(2),
) {
  try {
    const {values} = parseArgs({
      args: [...args],
      options: {...HELP, ...options},
      strict: true,
      allowPositionals: false,
    });
    if ('help' in values && values.help === true) {
      process.stdout.write(`${usage.trim()}\n`);
      process.exit(0);
    }
    return values;
  } catch (error) {
    logger.error(messageOf(error));
    process.stderr.write(`\n${usage.trim()}\n`);
    process.exit(2);
  }
}
