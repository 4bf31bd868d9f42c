import {spawn} from 'node:child_process';
import path from 'node:path';
import {root} from './paths';

export interface RunOptions {
  /** Variables that are set besides those of this process. */
  env?: Readonly<Record<string, string>>;
  /** Called with each piece of output; without it the output is shown. */
  onOutput?: (text: string) => void;
}

/**
 * Runs a command of an installed package, as `npx` would.
 *
 * @param command - the command's name, or the path of a program.
 * @param args - its arguments.
 * @returns the exit code; 1 where a signal ended the command.
 */
export function run(
  command: string,
  args: readonly string[],
  {env = {}, onOutput}: RunOptions = {},
): Promise<number> {
  const bin = path.join(root, 'node_modules', '.bin');
  const child = spawn(command, args, {
    cwd: root,
    env: {
      ...process.env,
      PATH: `${bin}${path.delimiter}${process.env.PATH ?? ''}`,
      NO_UPDATE_NOTIFIER: '1',
      ...env,
    },
    shell: process.platform === 'win32',
    stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
  });
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => onOutput?.(text));
  }
  const stop = () => child.kill('SIGTERM');
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      process.off('SIGTERM', stop);
      process.off('SIGINT', stop);
      resolve(code ?? 1);
    });
  });
}
