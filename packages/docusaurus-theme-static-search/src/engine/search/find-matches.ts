import {rarityOf} from '../format/rarity';
import {keyOf} from '../text/keys';
import {spellPrefix} from '../text/spelling';
import {correct, type Correction} from './corrections';
import {findMisspeltSplit, findSplit} from './find-split';
import type {IndexFiles} from './index-files';
import {lookUp, lookUpStart} from './lookup';
import {
  addScores,
  addTerm,
  type Marking,
  type Match,
  type Scores,
} from './matches';
import type {Pacer} from './pacer';
import type {Query, QueryWord} from './query';
import {addSynonyms, findSynonyms, hasSynonyms} from './find-synonyms';

/** Weights of other kinds of matches, relative to the word itself. */
const WEIGHTS = {start: 0.75, join: 0.9, correction: 0.8, part: 0.1};
/** A summary doesn't store the number of its records, so many are assumed. */
const SUMMARY_SHARE = 1 / 8;
/** A shorter word counts less while it is being typed. */
const FULL_LENGTH = 4;
/** Terms added before yielding to the page. */
const BATCH = 50;

export interface Found {
  scores: Scores;
  marking: Marking;
  /** Whether anything matches. */
  any: boolean;
  /** Whether only longer words match, which begin with it. */
  isPrefix?: boolean;
  correction?: string;
}

function createFound(files: IndexFiles): Found {
  return {
    scores: new Float32Array(files.manifest.records),
    marking: {keys: [], starts: [], others: [], terms: []},
    any: false,
  };
}

async function addWord(
  files: IndexFiles,
  found: Found,
  key: string,
  weight: number,
  pacer: Pacer,
): Promise<void> {
  const term = await lookUp(files, key);
  await pacer.rest();
  if (term) {
    addTerm(found.scores, term, weight);
    found.marking.keys.push(key);
    found.any = true;
  }
}

async function addStart(
  files: IndexFiles,
  found: Found,
  start: string,
  pacer: Pacer,
): Promise<void> {
  const {terms, isSummary} = await lookUpStart(files, start);
  await pacer.rest();
  if (terms.length === 0) {
    return;
  }
  const {records} = files.manifest;
  // Completions count equally, as a rare one is no likelier to be meant.
  const size = isSummary
    ? records * SUMMARY_SHARE
    : terms.reduce((sum, term) => sum + term.postings.length / 2.5, 0);
  const rarity = rarityOf(Math.min(size, records), records);
  for (const [place, term] of terms.entries()) {
    if (place % BATCH === BATCH - 1) {
      await pacer.rest();
    }
    addTerm(found.scores, term, WEIGHTS.start, rarity);
  }
  found.marking.starts.push(...spellPrefix(start));
  found.any = true;
}

async function findWord(
  files: IndexFiles,
  {whole, open}: QueryWord,
  pacer: Pacer,
): Promise<Found> {
  const found = createFound(files);
  await Promise.all([
    addWord(files, found, keyOf(whole), 1, pacer),
    open ? addStart(files, found, whole, pacer) : undefined,
  ]);
  if (!found.any && !open) {
    await addStart(files, found, whole, pacer);
    found.isPrefix = found.any;
  }
  return found;
}

async function addCorrections(
  files: IndexFiles,
  found: Found,
  corrections: readonly Correction[],
  pacer: Pacer,
): Promise<void> {
  const [best] = corrections;
  if (best) {
    found.correction = best.word;
  }
  // Prefetch, as `addWord` would fetch their files one by one.
  await Promise.all(corrections.map(({key}) => lookUp(files, key)));
  for (const {key, distance, isWhole} of corrections) {
    const weight = WEIGHTS.correction ** distance;
    await addWord(files, found, key, isWhole ? weight : weight / 2, pacer);
  }
}

function toMatch({whole, open}: QueryWord, found: Found): Match {
  return {
    word: whole,
    scores: found.scores,
    marking: found.marking,
    isPrefix: found.isPrefix === true,
    share: open ? Math.min(1, whole.length / FULL_LENGTH) : 1,
    ...(found.correction === undefined ? {} : {correction: found.correction}),
  };
}

/** Searches the parts of an identifier that doesn't exist as a whole. */
async function findParts(
  files: IndexFiles,
  word: QueryWord,
  pacer: Pacer,
): Promise<Match[] | undefined> {
  const words = word.parts.map((whole, place) => ({
    whole,
    parts: [],
    open: word.open && place === word.parts.length - 1,
  }));
  const found = await Promise.all(
    words.map((part) => findWord(files, part, pacer)),
  );
  return words.length > 0 && found.every(({any}) => any)
    ? words.flatMap((part, place) => {
        const own = found[place];
        return own ? [toMatch(part, own)] : [];
      })
    : undefined;
}

/**
 * Searches the two words that a word without a match consists of.
 *
 * @param isFar - whether no word is similar, so that one of the two may have a
 * typing error.
 */
async function findHalves(
  files: IndexFiles,
  word: QueryWord,
  isFar: boolean,
  pacer: Pacer,
): Promise<Match[] | undefined> {
  const parts =
    (await findSplit(files, word.whole)) ??
    (isFar ? await findMisspeltSplit(files, word, pacer) : undefined);
  const matches = parts && (await findParts(files, {...word, parts}, pacer));
  return matches?.map((match, place) =>
    place === 0
      ? {...match, word: word.whole, correction: parts?.join(' ')}
      : match,
  );
}

async function findAny(
  files: IndexFiles,
  word: QueryWord,
  pacer: Pacer,
): Promise<Match[]> {
  const [found, ...parts] = await Promise.all([
    findWord(files, word, pacer),
    ...word.parts.map(async (part) => {
      const own = createFound(files);
      await addWord(files, own, keyOf(part), WEIGHTS.part, pacer);
      return own;
    }),
  ]);
  if (!found.any && !hasSynonyms(word)) {
    // The parts of a misspelt name are likely to exist, but in other names.
    const prose = word.isName ? undefined : await findParts(files, word, pacer);
    if (prose) {
      return prose;
    }
    const corrections = await correct(files, word, pacer);
    const [best] = corrections;
    // A missing space is one typing error.
    const several =
      best?.distance === 1
        ? undefined
        : ((await findParts(files, word, pacer)) ??
          (await findHalves(files, word, best === undefined, pacer)));
    if (several) {
      return several;
    }
    await addCorrections(files, found, corrections, pacer);
  }
  for (const part of found.any ? parts : []) {
    addScores(found.scores, part.scores);
  }
  return [toMatch(word, found)];
}

/** Pairs in longer queries are skipped, as each costs a file. */
const MOST_JOINED = 3;

interface Join {
  key: string;
  found: Found;
}

/** Finds words that the site writes as one: `data loader`, `dataloader`. */
async function findJoins(
  files: IndexFiles,
  words: readonly QueryWord[],
  pacer: Pacer,
): Promise<Join[]> {
  if (words.length > MOST_JOINED) {
    return [];
  }
  return Promise.all(
    words.slice(1).map(async ({whole}, place) => {
      const key = keyOf((words[place]?.whole ?? '') + whole);
      const found = createFound(files);
      await addWord(files, found, key, WEIGHTS.join, pacer);
      return {key, found};
    }),
  );
}

function addJoins(matches: readonly Match[], joins: readonly Join[]): void {
  for (const [place, {key, found}] of joins.entries()) {
    for (const match of found.any ? matches.slice(place, place + 2) : []) {
      addScores(match.scores, found.scores);
      match.marking.keys.push(key);
    }
  }
}

/**
 * Finds the records of every word of a query: by the word itself, other forms
 * and spellings, completions, synonyms and, if nothing matches, corrections.
 * Independent look-ups share a round trip.
 */
export async function findMatches(
  files: IndexFiles,
  query: Query,
  pacer: Pacer,
): Promise<Match[]> {
  const [groups, joins, synonyms] = await Promise.all([
    Promise.all(query.words.map((word) => findAny(files, word, pacer))),
    findJoins(files, query.words, pacer),
    findSynonyms(files, query, pacer),
  ]);
  const matches = groups.flat();
  // A word found by its parts has several matches.
  if (matches.length === query.words.length) {
    addJoins(matches, joins);
  }
  addSynonyms(matches, synonyms);
  return matches;
}
