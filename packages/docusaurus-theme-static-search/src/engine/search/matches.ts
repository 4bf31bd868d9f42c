import {decodePostings, levelOf, LEVELS, recordOf} from '../format/postings';
import {rarityOf} from '../format/rarity';
import type {Term} from '../format/terms';

/** How well each record matches, 0 for not at all. */
export type Scores = Float32Array;

/** What to mark in a text for a word of the query. */
export interface Marking {
  /** Index keys: words with one of these are marked. */
  keys: string[];
  /** Prefixes: words with one of these are marked up to its end. */
  starts: string[];
  /** Keys of loose synonyms, which are found but not marked. */
  others: string[];
  /** Keys of terms, whose words are only marked where they stand together. */
  terms: (readonly string[])[];
}

/** The matches of one word of the query. */
export interface Match {
  word: string;
  scores: Scores;
  marking: Marking;
  /** Whether only longer words match, which begin with it. */
  isPrefix: boolean;
  /** The correction that was searched for instead of the word. */
  correction?: string;
  /** The weight of having the word, 0 to 1. */
  share: number;
}

/** Adds the scores of a term's records where they are higher. */
export function addTerm(
  scores: Scores,
  term: Term,
  weight: number,
  rarity?: number,
): void {
  const postings = decodePostings(term.postings);
  const factor =
    ((rarity ?? rarityOf(postings.length, scores.length)) * weight) / LEVELS;
  for (const posting of postings) {
    const record = recordOf(posting);
    const score = levelOf(posting) * factor;
    if (score > (scores[record] ?? Infinity)) {
      scores[record] = score;
    }
  }
}

/** Adds scores where they are higher. */
export function addScores(scores: Scores, others: Scores, weight = 1): void {
  // Runs per keystroke on long lists, for which an iterator is several times
  // slower.
  for (let record = 0; record < scores.length; record += 1) {
    const score = (others[record] ?? 0) * weight;
    if (score > (scores[record] ?? Infinity)) {
      scores[record] = score;
    }
  }
}

/** Returns the lower of two scores per record, so that both must match. */
export function intersect(one: Scores, other: Scores): Scores {
  return one.map((score, record) => Math.min(score, other[record] ?? 0));
}
