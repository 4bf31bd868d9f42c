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
 * A vocabulary of up to this size is read completely if no word with the typed
 * first letter is similar.
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

/** Returns the first letters of the words to compare after those with its own. */
function otherLetters(
  {manifest: {words, wordsSize}}: IndexFiles,
  typed: string,
): readonly string[] {
  return wordsSize <= SMALL_VOCABULARY
    ? words
    : // If the first two letters were swapped, the second one comes first.
      [typed.charAt(1)];
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
  return Array.from(byKey.values()).slice(0, MOST);
}

async function compareAll(
  word: QueryWord,
  vocabulary: readonly VocabularyWord[],
  limit: number,
  pacer: Pacer,
): Promise<Candidate[]> {
  const {whole, open} = word;
  const mask = letterMask(whole);
  const candidates: Candidate[] = [];
  for (const [place, entry] of vocabulary.entries()) {
    if (place % BATCH === 0) {
      await pacer.rest();
    }
    const longer = entry.word.length - whole.length;
    const isNear = longer >= -limit && (open || longer <= limit);
    if (isNear && !isOutOfReach(mask, letterMask(entry.word), limit)) {
      const candidate = compare(word, entry, limit);
      if (candidate) {
        candidates.push(candidate);
      }
    }
  }
  return candidates;
}

/**
 * Finds corrections of a word that doesn't exist on the site.
 *
 * @param limit - the number of errors that the word may have.
 */
export async function correct(
  files: IndexFiles,
  word: QueryWord,
  pacer: Pacer,
  limit = word.whole.length < LONG ? 1 : 2,
): Promise<Correction[]> {
  const {whole} = word;
  if (whole.length < SHORTEST || !/^\p{L}+$/u.test(whole)) {
    return [];
  }
  const candidates: Candidate[] = [];
  const compared = new Set<readonly VocabularyWord[]>();
  // Few typing errors change the first letter.
  for (const letters of [[whole.charAt(0)], otherLetters(files, whole)]) {
    const lists = await Promise.all(
      letters.map((letter) => files.readWords(letter)),
    );
    for (const list of lists) {
      if (!compared.has(list)) {
        compared.add(list);
        candidates.push(...(await compareAll(word, list, limit, pacer)));
      }
    }
    if (candidates.some(({distance}) => distance <= 1)) {
      break;
    }
  }
  return pickBest(candidates);
}
