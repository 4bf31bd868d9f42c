import {keyOf} from '../text/keys';
import {isStopWord} from '../text/stop-words';
import {LONGEST_TERM, synonymsOf} from '../text/synonyms';
import type {IndexFiles} from './index-files';
import {lookUp} from './lookup';
import {
  addScores,
  addTerm,
  intersect,
  type Match,
  type Scores,
} from './matches';
import type {Pacer} from './pacer';
import type {Query} from './query';

/** The weight of a synonym, relative to the word itself. */
const WEIGHT = 0.5;
/** A term of several words, or its abbreviation, rarely has another meaning. */
const TERM_WEIGHT = 0.8;

interface Synonym {
  /** The words of the query that it replaces. */
  words: string[];
  /** Keys of its own words. A record must have all of them. */
  keys: string[];
  /** Whether it is a term of several words, or its abbreviation. */
  isTerm: boolean;
}

function collect({all}: Query): Synonym[] {
  const synonyms: Synonym[] = [];
  for (const start of all.keys()) {
    for (let length = 1; length <= LONGEST_TERM; length += 1) {
      const words = all.slice(start, start + length);
      if (words.length === length) {
        for (const other of synonymsOf(words)) {
          const telling = other.split(' ').filter((word) => !isStopWord(word));
          const isTerm = length > 1 || other.includes(' ');
          synonyms.push({
            words,
            keys: telling.map(keyOf),
            isTerm,
          });
        }
      }
    }
  }
  return synonyms;
}

/** Whether a word is known to be spelt correctly, even if no page has it. */
export function hasSynonyms({whole}: {whole: string}): boolean {
  return Array.from(synonymsOf([whole])).length > 0;
}

/**
 * Returns the terms of several words that the whole query stands for: FL, or
 * `what is FL`, for federated learning.
 */
export function listMeantTerms({words, all}: Query): string[] {
  const telling = words.map(({whole}) => whole);
  const terms = [telling, all]
    .flatMap((term) => Array.from(synonymsOf(term)))
    .filter((other) => other.includes(' '));
  return Array.from(new Set(terms));
}

async function findAll(
  files: IndexFiles,
  keys: readonly string[],
  pacer: Pacer,
): Promise<Scores | undefined> {
  const terms = await Promise.all(keys.map((key) => lookUp(files, key)));
  await pacer.rest();
  let common: Scores | undefined;
  for (const term of terms) {
    if (!term) {
      return undefined;
    }
    const scores: Scores = new Float32Array(files.manifest.records);
    addTerm(scores, term, 1);
    common = common ? intersect(common, scores) : scores;
  }
  return common;
}

interface FoundSynonym extends Synonym {
  scores: Scores;
}

/** Finds the records of synonyms for the query's words. */
export async function findSynonyms(
  files: IndexFiles,
  query: Query,
  pacer: Pacer,
): Promise<FoundSynonym[]> {
  const found = await Promise.all(
    collect(query).map(async (synonym) => {
      const scores = await findAll(files, synonym.keys, pacer);
      return scores ? [{...synonym, scores}] : [];
    }),
  );
  return found.flat();
}

/** Adds the records of synonyms to the matches of the query's words. */
export function addSynonyms(
  matches: readonly Match[],
  synonyms: readonly FoundSynonym[],
): void {
  for (const {words, keys, isTerm, scores} of synonyms) {
    for (const match of matches) {
      if (words.includes(match.word)) {
        addScores(match.scores, scores, isTerm ? TERM_WEIGHT : WEIGHT);
        match.marking.others.push(...keys);
        if (isTerm) {
          match.marking.terms.push(keys);
        }
      }
    }
  }
}
