import {decodePostings, recordOf} from '../format/postings';
import {keyOf} from '../text/keys';
import {isStopWord} from '../text/stop-words';
import {correct} from './corrections';
import type {IndexFiles} from './index-files';
import {lookUp} from './lookup';
import type {Pacer} from './pacer';
import type {QueryWord} from './query';

/** Two words that were written as one. */
type Split = [first: string, second: string];

/** Shorter words are often the beginning or end of another by chance. */
const SHORTEST = 3;
/** Shorter words are often one letter away from another by chance. */
const SHORTEST_MISSPELT = 5;
/** Next to a shorter word, the rest is rarely a misspelt word. */
const SHORTEST_BESIDE = 4;

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
  [first, second]: Split,
): Promise<number> {
  const before = await readRecords(files, first);
  // Most beginnings aren't words, and reading their ends would cost a file each.
  const after = before.size > 0 ? await readRecords(files, second) : before;
  return Array.from(after).filter((record) => before.has(record)).length;
}

/** Returns the words that occur together most often, if any do. */
async function pickSplit(
  files: IndexFiles,
  splits: readonly Split[],
): Promise<Split | undefined> {
  const counts = await Promise.all(
    splits.map((split) => countCommon(files, split)),
  );
  const most = Math.max(0, ...counts);
  return most > 0 ? splits[counts.lastIndexOf(most)] : undefined;
}

function splitAnywhere(word: string, shortest: number): Split[] {
  return Array.from(
    {length: Math.max(0, word.length - 2 * shortest + 1)},
    (_, place) => [
      word.slice(0, place + shortest),
      word.slice(place + shortest),
    ],
  );
}

/**
 * Splits a word that doesn't exist on the site into two that occur together, in
 * case a space is missing.
 */
export async function findSplit(
  files: IndexFiles,
  word: string,
): Promise<Split | undefined> {
  return pickSplit(files, splitAnywhere(word, SHORTEST));
}

/** Returns the words within one typing error of half a word. */
async function correctHalf(
  files: IndexFiles,
  whole: string,
  open: boolean,
  pacer: Pacer,
): Promise<string[]> {
  const corrections =
    whole.length < SHORTEST_MISSPELT
      ? []
      : await correct(files, {whole, parts: [], open}, pacer, 1);
  return corrections.map(({word}) => word);
}

/** Like `findSplit`, if one of the two words has a typing error. */
export async function findMisspeltSplit(
  files: IndexFiles,
  {whole, open}: QueryWord,
  pacer: Pacer,
): Promise<Split | undefined> {
  const splits: Split[] = [];
  for (const [first, second] of splitAnywhere(whole, SHORTEST_BESIDE)) {
    if ((await readRecords(files, first)).size > 0) {
      const words = await correctHalf(files, second, open, pacer);
      splits.push(...words.map((word): Split => [first, word]));
    } else {
      const words = await correctHalf(files, first, false, pacer);
      splits.push(...words.map((word): Split => [word, second]));
    }
  }
  return pickSplit(files, splits);
}
