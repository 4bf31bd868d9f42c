import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

const run = promisify(execFile);
/** File lists of large repositories exceed Node's default. */
const MAX_OUTPUT = 512 * 1024 * 1024;

/**
 * Runs Git in a folder.
 *
 * @param input - the standard input.
 * @returns the output; undefined if Git fails.
 */
export async function git(
  folder: string,
  args: readonly string[],
  input = '',
): Promise<string | undefined> {
  const running = run('git', args, {cwd: folder, maxBuffer: MAX_OUTPUT});
  // Git may exit before reading everything; its exit code tells.
  running.child.stdin?.on('error', () => undefined).end(input);
  try {
    return (await running).stdout.trim();
  } catch {
    return undefined;
  }
}
