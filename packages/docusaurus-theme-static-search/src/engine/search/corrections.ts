import {editDistance, isOutOfReach, letterMask} from '../text/edit-distance';
import type {VocabularyWord} from '../format/vocabulary';
import {keyOf} from '../text/keys';
import type {IndexFiles} from './index-files';
import type {Pacer} from './pacer';
import type {QueryWord} from './query';

/** A word of the site that the reader may have meant. */
export interface Correction {
  word: string;
  key: string;
  distance: number;
  /** Whether it is as long as the typed word, rather than a completion. */
  isWhole: boolean;
}

/**
 * A vocabulary of up to this size is read completely, as the first letter may
 * be wrong.
 */
const SMALL_VOCABULARY = 60_000;
const SHORTEST = 3;
const LONG = 7;
const MOST = 4;
/** How much a correction may cost more than the best one. */
const SPREAD = 0.6;
/** Words compared before yielding to the page. */
const BATCH = 100;

interface Candidate extends Correction {
  cost: number;
}

async function readCandidates(
  files: IndexFiles,
  typed: string,
): Promise<readonly VocabularyWord[]> {
  const {words, wordsSize} = files.manifest;
  const letters =
    wordsSize <= SMALL_VOCABULARY
      ? words
      : // If the first two letters were swapped, the second one comes first.
        [typed.charAt(0), typed.charAt(1)];
  const lists = await Promise.all(
    letters.map((letter) => files.readWords(letter)),
  );
  return [...new Set(lists)].flat();
}

function compare(
  {whole, open}: QueryWord,
  {word, rank}: VocabularyWord,
  limit: number,
): Candidate | undefined {
  const distance = editDistance(whole, word, limit, open);
  if (distance > limit) {
    return undefined;
  }
  // Prefers common words, and words with the same first letter.
  const cost =
    distance +
    (whole.charAt(0) === word.charAt(0) ? 0 : 0.4) +
    (open ? Math.min(0.3, Math.abs(word.length - whole.length) * 0.04) : 0) -
    rank / 40;
  const isWhole = Math.abs(word.length - whole.length) <= limit;
  return {word, key: keyOf(word), distance, isWhole, cost};
}

function pickBest(candidates: readonly Candidate[]): Correction[] {
  const sorted = [...candidates].sort(
    (one, other) => one.cost - other.cost || (one.word < other.word ? -1 : 1),
  );
  const limit = (sorted[0]?.cost ?? 0) + SPREAD;
  const byKey = new Map<string, Correction>();
  for (const {cost, ...correction} of sorted) {
    if (cost <= limit && !byKey.has(correction.key)) {
      byKey.set(correction.key, correction);
    }
  }
  return [...byKey.values()].slice(0, MOST);
}

/** Finds corrections of a word that doesn't exist on the site. */
export async function correct(
  files: IndexFiles,
  word: QueryWord,
  pacer: Pacer,
): Promise<Correction[]> {
  const {whole, open} = word;
  if (whole.length < SHORTEST || !/^\p{L}+$/u.test(whole)) {
    return [];
  }
  const limit = whole.length < LONG ? 1 : 2;
  const mask = letterMask(whole);
  const candidates: Candidate[] = [];
  const vocabulary = await readCandidates(files, whole);
  for (const [place, entry] of vocabulary.entries()) {
    if (place % BATCH === 0) {
      await pacer.rest();
    }
    const tooLong = !open && entry.word.length - whole.length > limit;
    if (!tooLong && !isOutOfReach(mask, letterMask(entry.word), limit)) {
      const candidate = compare(word, entry, limit);
      if (candidate) {
        candidates.push(candidate);
      }
    }
  }
  return pickBest(candidates);
}
