import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/**
 * Returns the date of the source instead of the build, so that two builds of a
 * commit produce the same bytes: SOURCE_DATE_EPOCH if it is set
 * (https://reproducible-builds.org/docs/source-date-epoch/), otherwise the date
 * of the last commit. Outside a repository it is the current date.
 *
 * @param siteDir - a folder of the repository.
 * @param environment - the environment variables.
 */
export async function readSourceDate(
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Date> {
  const pinned = environment.SOURCE_DATE_EPOCH;
  if (pinned !== undefined && /^\d{1,12}$/.test(pinned)) {
    return new Date(Number(pinned) * 1000);
  }
  const seconds = await promisify(execFile)(
    'git',
    // A signature would be printed before the date.
    ['-c', 'log.showSignature=false', 'log', '-1', '--format=%ct'],
    {cwd: siteDir},
  ).then(
    ({stdout}) => stdout.trim(),
    () => '',
  );
  return seconds === '' ? new Date() : new Date(Number(seconds) * 1000);
}
