import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);
/** The lists of a large repository are longer than Node's default. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/**
 * Runs Git in a folder.
 *
 * @param input - what Git reads from its standard input.
 * @returns what it prints, or undefined where it fails.
 */
export async function git(
  folder: string,
  args: readonly string[],
  input = '',
): Promise<string | undefined> {
  const running = run('git', args, {cwd: folder, maxBuffer: MAX_OUTPUT});
  // Git may end before it has read everything: its exit code says so.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout.trim();
  } catch {
    return undefined;
  }
}
