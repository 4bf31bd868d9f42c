import {execFile} from 'node:child_process';

/**
 * Runs npm and reads its answer in JSON. npm ends with a failure when it has
 * something to report, so its exit code says nothing here.
 *
 * @returns the answer; `undefined` where there is none.
 */
export function askNpm(
  root: string,
  args: readonly string[],
): Promise<unknown> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      [...args, '--json', '--fetch-retries=1'],
      {
        cwd: root,
        maxBuffer: 64 * 1024 * 1024,
        shell: process.platform === 'win32',
      },
      (_error, output) => {
        try {
          resolve(JSON.parse(output));
        } catch {
          resolve(undefined);
        }
      },
    );
  });
}
