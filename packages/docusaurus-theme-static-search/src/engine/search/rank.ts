import type {Allowed} from './filters';
import type {Bonuses} from './find-headings';
import type {RecordRange} from './index-files';
import type {Match} from './matches';
import type {Pacer} from './pacer';

/** A page or symbol that matches the query. */
export interface RankedPage {
  score: number;
  /** Its own record, then matching sections, best first. */
  records: number[];
}

/**
 * A word missing in a record may be elsewhere on its page: the weights of its
 * score and of its presence there.
 */
const ON_TITLE = {score: 0.7, presence: 0.9};
const ON_PAGE = {score: 0.25, presence: 0.45};
/** Prefers a page to its sections if they are equal. */
const LEAD_BONUS = 1.05;
/** A single word is a subject, so pages about it rank before sections. */
const SUBJECT_BONUS = 2;
/** Posts tell what was new, and home pages say briefly what the docs explain. */
const OUTSIDE = 0.85;
/** Shows a section unless others on the page are much better. */
const WORTH_SHOWING = 0.35;
const MOST_SECTIONS = 2;
/** Pages scored before yielding to the browser. */
const BATCH = 32;
const PIECES = 64;

/** The query and its matches. */
export interface Evidence {
  matches: readonly Match[];
  bonuses: Bonuses;
  /** 1 for each record of a symbol, or of a section named like one. */
  code: Uint8Array;
  /** 1 for each record of a post, or of another page outside the docs. */
  outside: Uint8Array | undefined;
  /** How likely the reader means such a record, 0 to 1. */
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

  /** @returns undefined if nothing on the page matches or may be shown. */
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
    const {code, codeLikelihood, outside} = this.evidence;
    const kind =
      (record === lead ? this.leadBonus : 1) *
      (outside?.[record] === 1 ? OUTSIDE : 1) *
      (code[record] === 1 ? codeLikelihood : 1);
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
 * Sorts in pieces, since a common word may be on ten thousand pages of a large
 * site. Ties keep the order of the site.
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

/** Ranks all pages that match the query, best first. */
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
