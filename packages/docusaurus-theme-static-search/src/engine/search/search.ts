import type {Run} from '../format/manifest';
import type {StoredRecord} from '../format/stored-record';
import type {SearchAnswer, SearchHit} from '../../interface/types';
import {applyFilters, readRuns} from './filters';
import {type Bonuses, correctText, findHeadings} from './find-headings';
import {findMatches} from './find-matches';
import {findNamed} from './find-named';
import {findQuotes} from './find-quotes';
import {listMeantTerms} from './find-synonyms';
import type {IndexFiles} from './index-files';
import {makeHit} from './make-hit';
import {Marker} from './marker';
import type {Match} from './matches';
import type {Pacer} from './pacer';
import {type Query, readQuery} from './query';
import {type RankedPage, rankPages} from './rank';
import type {Request} from './requests';

interface Answer {
  matches: Match[];
  /** All records to show, each page's own before its sections. */
  records: number[];
  /** The total number, including those not shown. */
  total: number;
  corrected?: string;
}

/**
 * How likely a reader who searches for a term wants the documentation of code.
 * With stop words, as in `sign up`, only a part of it could be a name.
 */
const TERM_LIKELIHOOD = {alone: 0.4, withStopWords: 0.2};
const SECTION = 'hierarchy.lvl0';
/** Docusaurus gives this tag to all pages outside the docs. */
const OUTSIDE = 'docusaurus_tag:default';

/** Keeps the first records of each section of the site. */
function limitGroups(
  records: readonly number[],
  sections: readonly Run[],
  limit: number,
): number[] {
  if (limit === Infinity) {
    return [...records];
  }
  const counts = new Map<string, number>();
  return records.filter((record) => {
    const section = sections.findLast(([start]) => start <= record)?.[1] ?? '';
    const count = (counts.get(section) ?? 0) + 1;
    counts.set(section, count);
    return count <= limit;
  });
}

/** Returns the records of one page of results. */
function pickPage(
  records: readonly number[],
  {page, hitsPerPage}: Pick<Request, 'page' | 'hitsPerPage'>,
): readonly number[] {
  return records.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
}

/**
 * Reads the records to show. Requesting twenty files takes as long as ranking,
 * so this yields in between.
 */
async function readAll(
  files: IndexFiles,
  records: readonly number[],
  pacer: Pacer,
): Promise<StoredRecord[]> {
  const reads: Promise<StoredRecord>[] = [];
  for (const record of records) {
    await pacer.rest();
    const read = files.readRecord(record);
    // Errors are thrown below, even if a read fails before all have started.
    read.catch(() => undefined);
    reads.push(read);
  }
  return Promise.all(reads);
}

/** Moves the section whose title equals the query to the front. */
async function putNamedFirst(
  files: IndexFiles,
  request: Request,
  records: readonly number[],
  {
    text,
    pages,
    exact,
  }: {
    text: string;
    pages: readonly RankedPage[];
    exact: ReadonlySet<number>;
  },
  pacer: Pacer,
): Promise<number[]> {
  // Prefetch in the same round trip, as most of these records will be shown.
  readAll(files, pickPage(records, request), pacer).catch(() => undefined);
  const named = await findNamed(files, text, pages, exact);
  return named === undefined
    ? [...records]
    : [named, ...records.filter((record) => record !== named)];
}

/** Keeps the higher of two bonuses of a record. */
function raise(
  bonuses: Bonuses,
  others: Iterable<readonly [number, number]>,
): void {
  for (const [record, bonus] of others) {
    bonuses.set(record, Math.max(bonuses.get(record) ?? 0, bonus));
  }
}

function judgeCode(
  {codeLikelihood, words, all}: Query,
  terms: readonly string[],
): number {
  if (terms.length === 0) {
    return codeLikelihood;
  }
  const {alone, withStopWords} = TERM_LIKELIHOOD;
  return Math.min(
    codeLikelihood,
    all.length > words.length ? withStopWords : alone,
  );
}

async function findRecords(
  files: IndexFiles,
  request: Request,
  pacer: Pacer,
): Promise<Answer> {
  const query = readQuery(request.query);
  if (query.words.length === 0) {
    return {matches: [], records: [], total: 0};
  }
  const terms = listMeantTerms(query);
  const [matches, {bonuses, exact}, quoted, ...expanded] = await Promise.all([
    findMatches(files, query, pacer),
    findHeadings(files, query, pacer),
    findQuotes(files, query),
    ...terms.map((text) => findHeadings(files, {text, open: false}, pacer)),
  ]);
  raise(bonuses, quoted);
  for (const headings of expanded) {
    raise(bonuses, headings.bonuses);
  }
  const corrected = correctText(query.text, matches);
  // Despite the space after it, the last word may continue.
  const isPrefix = matches.at(-1)?.isPrefix === true;
  const revised =
    corrected === undefined && !isPrefix
      ? undefined
      : await findHeadings(
          files,
          {text: corrected ?? query.text, open: query.open || isPrefix},
          pacer,
        );
  raise(bonuses, revised?.bonuses ?? []);
  const pages = await rankPages(
    files.pages,
    {
      matches,
      bonuses,
      code: files.code,
      outside: applyFilters(files.manifest, OUTSIDE),
      codeLikelihood: judgeCode(query, terms),
    },
    applyFilters(files.manifest, request.facetFilters),
    pacer,
  );
  await pacer.rest();
  const found = pages.flatMap((page) => page.records);
  const limited = limitGroups(
    found,
    readRuns(files.manifest, SECTION),
    request.hitsPerGroup,
  );
  const named = {
    text: corrected ?? request.query,
    exact: revised?.exact ?? exact,
  };
  return {
    matches,
    // Readers who see few hits per section would miss it further down.
    records:
      request.hitsPerGroup < Infinity
        ? await putNamedFirst(files, request, limited, {pages, ...named}, pacer)
        : limited,
    total: found.length,
    ...(corrected !== undefined && {corrected}),
  };
}

/** Answers a request from the files of the index. */
export async function search(
  files: IndexFiles,
  request: Request,
  pacer: Pacer,
): Promise<SearchAnswer> {
  const {matches, records, ...rest} = await findRecords(files, request, pacer);
  const stored = await readAll(files, pickPage(records, request), pacer);
  const marker = new Marker(matches);
  const hits: SearchHit[] = [];
  for (const record of stored) {
    hits.push(makeHit(record, marker, request.snippetWords));
    await pacer.rest();
  }
  return {hits, ...rest};
}
