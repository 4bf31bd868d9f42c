import type {Allowed} from './filters';
import type {Bonuses} from './find-headings';
import type {RecordRange} from './index-files';
import type {Match} from './matches';
import type {Pacer} from './pacer';

/** A page, or a symbol, that answers the query. */
export interface RankedPage {
  score: number;
  /** Its own record, then those of its sections that match, the best first. */
  records: number[];
}

/**
 * A word that a record lacks may stand elsewhere on its page: what that counts
 * of the word's score, and of its presence.
 */
const ON_TITLE = {score: 0.7, presence: 0.9};
const ON_PAGE = {score: 0.25, presence: 0.45};
/** Between equals, the page comes before a part of one. */
const LEAD_BONUS = 1.05;
/** A single word names a subject: pages about it come before their parts. */
const SUBJECT_BONUS = 2;
/** A section is shown unless the page has others far better. */
const WORTH_SHOWING = 0.35;
const MOST_SECTIONS = 2;
/** Pages scored before the browser gets its turn. */
const BATCH = 32;
const PIECES = 64;

/** What the query is, and what was found of it. */
export interface Evidence {
  matches: readonly Match[];
  bonuses: Bonuses;
  /** 1 for each record that documents code. */
  symbols: Uint8Array;
  /** How likely such a record is meant, 0 to 1. */
  codeLikelihood: number;
}

class PageScorer {
  private readonly total: number;
  private readonly leadBonus: number;

  constructor(
    private readonly evidence: Evidence,
    private readonly allowed: Allowed | undefined,
  ) {
    const {matches} = evidence;
    this.total = matches.reduce((sum, {share}) => sum + share, 0);
    this.leadBonus = matches.length === 1 ? SUBJECT_BONUS : LEAD_BONUS;
  }

  /** @returns undefined where nothing on the page may be shown. */
  rank({first, end}: RecordRange): RankedPage | undefined {
    const best = this.evidence.matches.map(({scores}) => {
      let most = 0;
      for (let record = first; record < end; record += 1) {
        most = Math.max(most, scores[record] ?? 0);
      }
      return most;
    });
    if (best.every((score) => score === 0)) {
      return undefined;
    }
    const scored: {record: number; score: number}[] = [];
    for (let record = first; record < end; record += 1) {
      const score = this.score(record, first, best);
      if (score > 0 && this.allowed?.[record] !== 0) {
        scored.push({record, score});
      }
    }
    return this.sort(scored, first);
  }

  private score(record: number, lead: number, best: readonly number[]): number {
    let sum = 0;
    let presence = 0;
    let own = 0;
    for (const [place, {scores, share}] of this.evidence.matches.entries()) {
      const here = scores[record] ?? 0;
      const onTitle = (scores[lead] ?? 0) * ON_TITLE.score;
      const onPage = (best[place] ?? 0) * ON_PAGE.score;
      own += here;
      sum += Math.max(here, onTitle, onPage);
      if (here > 0) {
        presence += share;
      } else if (onTitle > 0) {
        presence += share * ON_TITLE.presence;
      } else if (onPage > 0) {
        presence += share * ON_PAGE.presence;
      }
    }
    if (own === 0) {
      return 0;
    }
    const bonus = 1 + (this.evidence.bonuses.get(record) ?? 0);
    const {symbols, codeLikelihood} = this.evidence;
    const kind =
      (record === lead ? this.leadBonus : 1) *
      (symbols[record] === 1 ? codeLikelihood : 1);
    return sum * (presence / this.total) ** 2 * bonus * kind;
  }

  private sort(
    scored: {record: number; score: number}[],
    lead: number,
  ): RankedPage | undefined {
    scored.sort(
      (one, other) => other.score - one.score || one.record - other.record,
    );
    const score = scored[0]?.score;
    if (score === undefined) {
      return undefined;
    }
    const sections = scored
      .filter(
        (entry) =>
          entry.record !== lead && entry.score >= score * WORTH_SHOWING,
      )
      .slice(0, MOST_SECTIONS)
      .map(({record}) => record);
    return {score, records: [lead, ...sections]};
  }
}

/**
 * Sorts in pieces: on a large site a common word is on ten thousand pages.
 * Equals stay in the order of the site.
 */
async function sortPages(
  pages: readonly RankedPage[],
  pacer: Pacer,
): Promise<RankedPage[]> {
  const most = pages.reduce((best, {score}) => Math.max(best, score), 0);
  const pieces = Array.from({length: PIECES + 1}, (): RankedPage[] => []);
  for (const page of pages) {
    pieces[PIECES - Math.floor((page.score / most) * PIECES)]?.push(page);
  }
  for (const piece of pieces) {
    await pacer.rest();
    piece.sort((one, other) => other.score - one.score);
  }
  return pieces.flat();
}

/** Orders all pages that answer the query, the best first. */
export async function rankPages(
  pages: readonly RecordRange[],
  evidence: Evidence,
  allowed: Allowed | undefined,
  pacer: Pacer,
): Promise<RankedPage[]> {
  const scorer = new PageScorer(evidence, allowed);
  const ranked: RankedPage[] = [];
  for (const [place, page] of pages.entries()) {
    if (place % BATCH === 0) {
      await pacer.rest();
    }
    const own = scorer.rank(page);
    if (own) {
      ranked.push(own);
    }
  }
  return sortPages(ranked, pacer);
}
