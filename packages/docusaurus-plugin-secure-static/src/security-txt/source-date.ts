import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

/**
 * Gives the date of what is built, not of the build, so that two builds of a
 * commit give the same bytes: SOURCE_DATE_EPOCH where it is set
 * (https://reproducible-builds.org/docs/source-date-epoch/), or else the date
 * of the last commit. Only outside a repository is it the date of today.
 *
 * @param siteDir - a folder of the repository.
 * @param environment - the variables of the process.
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
    ['log', '-1', '--format=%ct'],
    {cwd: siteDir},
  ).then(
    ({stdout}) => stdout.trim(),
    () => '',
  );
  return seconds === '' ? new Date() : new Date(Number(seconds) * 1000);
}
