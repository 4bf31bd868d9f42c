import {decodePostings, levelOf, LEVELS, recordOf} from '../format/postings';
import {rarityOf} from '../format/rarity';
import type {Term} from '../format/terms';

/** How well each record matches something, 0 for not at all. */
export type Scores = Float32Array;

/** What of a text shall be marked for a word of the query. */
export interface Marking {
  /** Index keys: words with one of them are marked. */
  keys: string[];
  /** Beginnings: what starts so is marked up to their end. */
  starts: string[];
  /** Keys of single words with much the same meaning: found, but not marked. */
  others: string[];
}

/** One word of the query, found. */
export interface Match {
  word: string;
  scores: Scores;
  marking: Marking;
  /** The word that was searched for instead, where there had to be another. */
  correction?: string;
  /** How much it counts that a record has the word, 0 to 1. */
  share: number;
}

/** Takes over a term's records where they are better than what is there. */
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

/** Takes over scores where they are better. */
export function addScores(scores: Scores, others: Scores, weight = 1): void {
  // Long lists, for each keystroke: an iterator takes several times as long.
  for (let record = 0; record < scores.length; record += 1) {
    const score = (others[record] ?? 0) * weight;
    if (score > (scores[record] ?? Infinity)) {
      scores[record] = score;
    }
  }
}

/** The lesser of two scores: what matches both. */
export function intersect(one: Scores, other: Scores): Scores {
  return one.map((score, record) => Math.min(score, other[record] ?? 0));
}
