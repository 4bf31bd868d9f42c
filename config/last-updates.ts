// cspell:ignore cdup
import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {hasHistory} from './has-history';
import {SECTIONS} from './sections';

const run = promisify(execFile);

/** The folders of written pages, relative to the site. */
const FOLDERS = [...Object.values(SECTIONS).map(({folder}) => folder), 'i18n'];

/** Matches the time of a commit, which a slash tells from a relative path. */
const COMMIT = /^\/(\d+)(?:\n|$)/;

/**
 * Reads from Git when each written page last changed. Docusaurus would start Git
 * for every page, and for all pages at once.
 *
 * @see https://github.com/facebook/docusaurus/issues/11208
 * @param site - the site's root.
 * @returns the time of the last commit in milliseconds, by the absolute path of
 * the page. It lacks pages that are not in Git.
 * @throws if Git fails.
 */
export async function readLastUpdates(
  site: string,
): Promise<ReadonlyMap<string, number>> {
  const updates = new Map<string, number>();
  if (!hasHistory(site)) {
    return updates;
  }
  const log = [
    // Signatures would be printed among the names.
    ...['-c', 'log.showSignature=false', 'log', '--format=format:/%ct'],
    // Merges list what they change themselves, such as a resolved conflict.
    ...['-c', '-z', '--name-only', '--no-renames', '--', ...FOLDERS],
  ];
  // Not with --relative, which merges ignore.
  const up = await run('git', ['rev-parse', '--show-cdup'], {cwd: site});
  const repository = path.join(site, up.stdout.trim());
  const {stdout} = await run('git', log, {cwd: site, maxBuffer: Infinity});
  let time = 0;
  for (const part of stdout.split('\0')) {
    const [start = '', seconds] = COMMIT.exec(part) ?? [];
    time = seconds === undefined ? time : Number(seconds) * 1000;
    const file = path.join(repository, part.slice(start.length));
    // The log starts with the last commit.
    if (part !== start && !updates.has(file)) {
      updates.set(file, time);
    }
  }
  return updates;
}
