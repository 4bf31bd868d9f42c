import {decodePostings, levelOf, LEVELS, recordOf} from '../format/postings';
import {HEADING} from '../format/terms';
import {findTokens, readWord} from '../text/tokens';
import {phraseKeys} from '../text/phrase';
import type {IndexFiles} from './index-files';
import {lookUp, lookUpRange} from './lookup';
import type {Match} from './matches';
import type {Pacer} from './pacer';
import type {Query} from './query';

/** The bonus of each record for its heading, by record number. */
export type Bonuses = Map<number, number>;

export interface Headings {
  bonuses: Bonuses;
  /** The records whose heading consists of exactly the query's words. */
  exact: ReadonlySet<number>;
}

const EXACT = 1.5;
const BEGUN = 0.5;
/** Headings read before yielding to the page. */
const BATCH = 50;

function add(bonuses: Bonuses, postings: string, factor: number): void {
  for (const posting of decodePostings(postings)) {
    const record = recordOf(posting);
    const bonus = (factor * levelOf(posting)) / LEVELS;
    bonuses.set(record, Math.max(bonuses.get(record) ?? 0, bonus));
  }
}

/** Finds headings and symbols whose name is the query or begins with it. */
export async function findHeadings(
  files: IndexFiles,
  {text, open}: Pick<Query, 'text' | 'open'>,
  pacer: Pacer,
): Promise<Headings> {
  const bonuses: Bonuses = new Map();
  const named = new Set<number>();
  await Promise.all(
    phraseKeys(text).map(async (phrase) => {
      const key = HEADING + phrase;
      const [exact, {terms, isSummary}] = await Promise.all([
        lookUp(files, key),
        lookUpRange(files, open ? key : `${key} `),
      ]);
      if (exact) {
        add(bonuses, exact.postings, EXACT);
        for (const posting of decodePostings(exact.postings)) {
          named.add(recordOf(posting));
        }
      }
      for (const [place, term] of terms.entries()) {
        if (place % BATCH === 0) {
          await pacer.rest();
        }
        // The more of the heading the query contains, the likelier it is meant.
        const share = isSummary ? 0.4 : key.length / term.key.length;
        add(bonuses, term.postings, BEGUN * share);
      }
    }),
  );
  return {bonuses, exact: named};
}

/** Returns the query with its corrections, or undefined without any. */
export function correctText(
  text: string,
  matches: readonly Match[],
): string | undefined {
  const corrections = new Map(
    matches.map(({word, correction}) => [word, correction]),
  );
  const words = findTokens(text).map(({text: token}) => {
    const {whole} = readWord(token);
    return corrections.get(whole) ?? token;
  });
  const corrected = matches.some(({correction}) => correction !== undefined);
  return corrected ? words.join(' ') : undefined;
}
