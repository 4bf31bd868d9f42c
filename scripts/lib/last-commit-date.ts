import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {hasHistory} from '../../config/has-history';

const run = promisify(execFile);

/**
 * Returns the day on which a file or folder last changed; null if Git has none.
 *
 * @param site - the site's root.
 * @param place - relative to it.
 */
export async function lastCommitDate(
  site: string,
  place: string,
): Promise<string | null> {
  if (!hasHistory(site)) {
    return null;
  }
  const log = [
    // A signature would be printed before the date.
    ...['-c', 'log.showSignature=false', 'log', '-1', '--format=%cs'],
    ...['--', place],
  ];
  const {stdout} = await run('git', log, {cwd: site});
  return stdout.trim() || null;
}
