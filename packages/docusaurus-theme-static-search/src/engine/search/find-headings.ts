import {decodePostings, levelOf, LEVELS, recordOf} from '../format/postings';
import {HEADING} from '../format/terms';
import {findTokens, readWord} from '../text/tokens';
import {phraseKeys} from '../text/phrase';
import type {IndexFiles} from './index-files';
import {lookUp, lookUpRange} from './lookup';
import type {Match} from './matches';
import type {Pacer} from './pacer';
import type {Query} from './query';

/** How much a record gains for its heading, by its number. */
export type Bonuses = Map<number, number>;

export interface Headings {
  bonuses: Bonuses;
  /** The records whose heading has the words of the query, and no others. */
  exact: ReadonlySet<number>;
}

const EXACT = 1.5;
const BEGUN = 0.5;
/** Headings read before the page gets its turn. */
const BATCH = 50;

function add(bonuses: Bonuses, postings: string, factor: number): void {
  for (const posting of decodePostings(postings)) {
    const record = recordOf(posting);
    const bonus = (factor * levelOf(posting)) / LEVELS;
    bonuses.set(record, Math.max(bonuses.get(record) ?? 0, bonus));
  }
}

/** Finds the headings and symbols that the query names, or begins to name. */
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
        // The more of the heading is there, the surer it is meant.
        const share = isSummary ? 0.4 : key.length / term.key.length;
        add(bonuses, term.postings, BEGUN * share);
      }
    }),
  );
  return {bonuses, exact: named};
}

/** The query with the words that were searched for instead. */
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
