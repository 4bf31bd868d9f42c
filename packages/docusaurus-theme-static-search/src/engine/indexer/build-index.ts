import {createHash} from 'node:crypto';
import type {SearchRecord} from '../../records/types';
import {
  FORMAT,
  MANIFEST,
  type Manifest,
  termsFile,
  textsFile,
  wordsFile,
} from '../format/manifest';
import {encodeNumber, encodePostings, type Posting} from '../format/postings';
import {toRow} from '../format/stored-record';
import {compareKeys, formatTerm} from '../format/terms';
import {formatVocabulary, type VocabularyWord} from '../format/vocabulary';
import {cut} from './cut';
import {collectFacets, countPages, countCode} from './facets';
import {collectHeadings} from './heading-terms';
import {computeImpacts, type Impacts} from './impacts';
import {collectQuotes} from './quote-terms';
import {summarise} from './summaries';

/**
 * Sizes of shards in characters; compression reduces them to a third or a half.
 */
const TERMS_SIZE = 4_500;
const RECORDS_SIZE = 2_500;
const WORDS_SIZE = 24_000;
/** Shorter words are not used as corrections. */
const SHORTEST_WORD = 3;

/** A term as stored in a shard. */
interface Line {
  key: string;
  line: string;
}

interface WrittenTerm extends Line {
  postings: readonly Posting[];
}

function writeTerm(
  key: string,
  forms: Iterable<string>,
  postings: readonly Posting[],
): WrittenTerm {
  const line = formatTerm({
    key,
    forms: [...forms].sort(compareKeys),
    postings: encodePostings(postings),
  });
  return {key, line, postings};
}

function writeTerms(
  postings: ReadonlyMap<string, readonly Posting[]>,
  forms: Impacts['forms'],
): WrittenTerm[] {
  return [...postings]
    .sort(([one], [other]) => compareKeys(one, other))
    .map(([key, list]) => writeTerm(key, forms.get(key) ?? [], list));
}

function makeSummaries(
  terms: readonly WrittenTerm[],
  records: number,
  firstLength: number,
): Line[] {
  const open = terms.map(({key, line, postings}) => ({
    key,
    postings,
    size: line.length,
  }));
  return [...summarise(open, records, firstLength)].map(([key, best]) =>
    writeTerm(key, [], best),
  );
}

function makeTerms(records: readonly SearchRecord[], impacts: Impacts): Line[] {
  const words = writeTerms(impacts.postings, impacts.forms);
  const headings = writeTerms(collectHeadings(records), new Map());
  return [
    ...words,
    ...headings,
    ...writeTerms(collectQuotes(records), new Map()),
    ...makeSummaries(words, records.length, 1),
    // The first character only marks a heading.
    ...makeSummaries(headings, records.length, 2),
  ].sort((one, other) => compareKeys(one.key, other.key));
}

function makeVocabulary({postings, forms}: Impacts): VocabularyWord[] {
  return [...forms]
    .flatMap(([key, words]) => {
      const found = postings.get(key)?.length ?? 0;
      const rank = Math.min(31, Math.floor(2 * Math.log2(found + 1)));
      return found > 0 ? [...words].map((word) => ({word, rank})) : [];
    })
    .filter(({word}) => word.length >= SHORTEST_WORD && /^\p{L}+$/u.test(word))
    .sort((one, other) => compareKeys(one.word, other.word));
}

function cutVocabulary(words: readonly VocabularyWord[]): VocabularyWord[][] {
  const letters = new Map<string, VocabularyWord[]>();
  for (const entry of words) {
    const letter = entry.word.charAt(0);
    const group = letters.get(letter);
    if (group) {
      group.push(entry);
    } else {
      letters.set(letter, [entry]);
    }
  }
  // A letter is never split, so that one file has all its words.
  return cut(
    [...letters.values()],
    (group) => formatVocabulary(group).length,
    WORDS_SIZE,
  ).map((groups) => groups.flat());
}

/** Returns the shortest unique prefix of each shard's first key. */
function nameShards(shards: readonly (readonly {key: string}[])[]): string[] {
  let last = '';
  return shards.map((shard) => {
    const key = shard[0]?.key ?? '';
    let length = 1;
    while (length < key.length && key.slice(0, length) <= last) {
      length += 1;
    }
    last = shard.at(-1)?.key ?? '';
    return key.slice(0, length);
  });
}

function digest(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of files) {
    hash.update(text).update('\0');
  }
  return hash.digest('hex').slice(0, 12);
}

/**
 * Builds the static index: files that any web server can serve.
 *
 * @param records - in site order, each page's own record before those of its
 * headings.
 * @returns the contents of the files, by path in the index's folder. The same
 * records produce identical files.
 */
export function buildIndex(
  records: readonly SearchRecord[],
): Map<string, string> {
  const impacts = computeImpacts(records);
  const terms = cut(
    makeTerms(records, impacts),
    ({line}) => line.length,
    TERMS_SIZE,
  );
  const texts = cut(
    records.map((record) => JSON.stringify(toRow(record))),
    (row) => row.length,
    RECORDS_SIZE,
  ).map((rows) => ({count: rows.length, file: `[${rows.join(',\n')}]\n`}));
  const words = cutVocabulary(makeVocabulary(impacts));
  const files = {
    terms: terms.map((shard) => shard.map(({line}) => line).join('')),
    texts: texts.map(({file}) => file),
    words: words.map(formatVocabulary),
  };
  const build = digest([...files.terms, ...files.texts, ...files.words]);
  const manifest: Manifest = {
    format: FORMAT,
    build,
    records: records.length,
    terms: nameShards(terms),
    texts: texts.map(({count}) => encodeNumber(count)).join(''),
    words: words.map(([entry]) => entry?.word.charAt(0) ?? ''),
    wordsSize: files.words.reduce((sum, text) => sum + text.length, 0),
    pages: countPages(records).map(encodeNumber).join(''),
    code: countCode(records).map(encodeNumber).join(''),
    facets: collectFacets(records),
  };
  return new Map([
    [MANIFEST, `${JSON.stringify(manifest)}\n`],
    ...files.terms.map((text, shard): [string, string] => [
      termsFile(build, shard),
      text,
    ]),
    ...files.texts.map((text, shard): [string, string] => [
      textsFile(build, shard),
      text,
    ]),
    ...files.words.map((text, shard): [string, string] => [
      wordsFile(build, shard),
      text,
    ]),
  ]);
}
