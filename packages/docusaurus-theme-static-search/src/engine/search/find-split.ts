import {decodePostings, recordOf} from '../format/postings';
import {keyOf} from '../text/keys';
import {isStopWord} from '../text/stop-words';
import type {IndexFiles} from './index-files';
import {lookUp} from './lookup';

/** Shorter words are often the beginning or end of another by chance. */
const SHORTEST = 3;

async function readRecords(
  files: IndexFiles,
  word: string,
): Promise<Set<number>> {
  const term = isStopWord(word) ? undefined : await lookUp(files, keyOf(word));
  return new Set(term ? decodePostings(term.postings).map(recordOf) : []);
}

/** Counts the records with both words. */
async function countCommon(
  files: IndexFiles,
  first: string,
  second: string,
): Promise<number> {
  const before = await readRecords(files, first);
  // Most beginnings aren't words, and reading their ends would cost a file each.
  const after = before.size > 0 ? await readRecords(files, second) : before;
  return [...after].filter((record) => before.has(record)).length;
}

/**
 * Splits a word that doesn't exist on the site into two that occur together, in
 * case a space is missing.
 */
export async function findSplit(
  files: IndexFiles,
  word: string,
): Promise<[string, string] | undefined> {
  const splits = Array.from(
    {length: Math.max(0, word.length - 2 * SHORTEST + 1)},
    (_, place): [string, string] => [
      word.slice(0, place + SHORTEST),
      word.slice(place + SHORTEST),
    ],
  );
  const counts = await Promise.all(
    splits.map(([first, second]) => countCommon(files, first, second)),
  );
  const most = Math.max(0, ...counts);
  return most > 0 ? splits[counts.indexOf(most)] : undefined;
}
