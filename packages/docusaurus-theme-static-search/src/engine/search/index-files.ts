import {
  isManifest,
  MANIFEST,
  type Manifest,
  termsFile,
  textsFile,
  wordsFile,
} from '../format/manifest';
import {decodeNumbers} from '../format/postings';
import {fromRow, type StoredRecord} from '../format/stored-record';
import {compareKeys, parseTerms, type Term} from '../format/terms';
import {parseVocabulary, type VocabularyWord} from '../format/vocabulary';
import {UnreachableError} from '../../interface/errors';

export type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** A server that does not answer within this is not going to. */
const PATIENCE_MS = 30_000;

async function fetchText(
  fetchFile: Fetch,
  url: string,
  cache: RequestCache,
): Promise<string> {
  let response: Response;
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    response = await fetchFile(url, {cache, signal});
    if (response.ok) {
      return await response.text();
    }
  } catch (cause) {
    throw new UnreachableError(`The search index can't be reached: ${url}`, {
      cause,
    });
  }
  throw new UnreachableError(
    `The search index is not there (status ${response.status}): ${url}`,
  );
}

function parseManifest(text: string): Manifest {
  const parsed: unknown = JSON.parse(text);
  if (!isManifest(parsed)) {
    throw new Error('Not a manifest of this format.');
  }
  return parsed;
}

function parseRecords(text: string): StoredRecord[] {
  const rows: unknown = JSON.parse(text);
  if (!Array.isArray(rows)) {
    throw new Error('A shard of records is damaged.');
  }
  return rows.map(fromRow);
}

/** The number of the last shard that starts at or before a key. */
function findShard<Key>(
  starts: readonly Key[],
  key: Key,
  compare: (one: Key, other: Key) => number,
): number {
  let low = 0;
  let high = starts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const start = starts[middle];
    if (start !== undefined && compare(start, key) <= 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return Math.max(0, low - 1);
}

/** Consecutive records, the end not included. */
export interface RecordRange {
  first: number;
  end: number;
}

function toRanges(counts: readonly number[]): RecordRange[] {
  let first = 0;
  return counts.map((count) => {
    const range = {first, end: first + count};
    first = range.end;
    return range;
  });
}

/** The index's files, fetched once each when they are first wanted. */
export class IndexFiles {
  /** The records of each page, or symbol. */
  readonly pages: readonly RecordRange[];
  /** 1 for each record that documents code. */
  readonly symbols: Uint8Array;
  private readonly textStarts: readonly number[];
  private readonly fetched = new Map<string, Promise<unknown>>();

  /** @throws where the manifest's numbers are damaged. */
  constructor(
    readonly manifest: Manifest,
    private readonly url: string,
    private readonly fetchFile: Fetch,
  ) {
    this.pages = toRanges(decodeNumbers(manifest.pages));
    this.symbols = new Uint8Array(manifest.records);
    for (const [turn, {first, end}] of toRanges(
      decodeNumbers(manifest.symbols),
    ).entries()) {
      this.symbols.fill(turn % 2, first, end);
    }
    const shards = toRanges(decodeNumbers(manifest.texts));
    this.textStarts = shards.map(({first}) => first);
  }

  /** @throws UnreachableError where there is no manifest, or one of other format. */
  static async open(
    url: string,
    fetchFile: Fetch,
    cache: RequestCache,
  ): Promise<IndexFiles> {
    const address = `${url}/${MANIFEST}`;
    const text = await fetchText(fetchFile, address, cache);
    try {
      return new IndexFiles(parseManifest(text), url, fetchFile);
    } catch (cause) {
      throw new UnreachableError(`The search index is damaged: ${address}`, {
        cause,
      });
    }
  }

  /** All terms of the shards that a range of keys touches, in order. */
  async readTerms(from: string, to: string = from): Promise<Term[]> {
    const {build, terms} = this.manifest;
    const [first, last] = this.findTermShards(from, to);
    const shards = await Promise.all(
      terms
        .slice(first, last + 1)
        .map((_, offset) =>
          this.read(termsFile(build, first + offset), parseTerms),
        ),
    );
    return shards.flat();
  }

  /** How many shards of terms a range of keys touches. */
  countTermShards(from: string, to: string): number {
    const [first, last] = this.findTermShards(from, to);
    return last - first + 1;
  }

  private findTermShards(from: string, to: string): [number, number] {
    const {terms} = this.manifest;
    return [
      findShard(terms, from, compareKeys),
      findShard(terms, to, compareKeys),
    ];
  }

  async readRecord(record: number): Promise<StoredRecord> {
    const starts = this.textStarts;
    const shard = findShard(starts, record, (one, other) => one - other);
    const file = textsFile(this.manifest.build, shard);
    const rows = await this.read(file, parseRecords);
    const stored = rows[record - (starts[shard] ?? 0)];
    if (!stored) {
      throw new UnreachableError(`The search index lacks record ${record}.`);
    }
    return stored;
  }

  /** The vocabulary file that holds the words with a first letter. */
  async readWords(letter: string): Promise<VocabularyWord[]> {
    const {build, words} = this.manifest;
    if (words.length === 0) {
      return [];
    }
    const shard = findShard(words, letter, compareKeys);
    return this.read(wordsFile(build, shard), parseVocabulary);
  }

  private read<Content>(
    file: string,
    parse: (text: string) => Content,
  ): Promise<Content> {
    const address = `${this.url}/${file}`;
    const known = this.fetched.get(file);
    if (known) {
      // The same file is always read by the same parser.
      return known as Promise<Content>;
    }
    const content = fetchText(this.fetchFile, address, 'default').then(
      (text) => {
        try {
          return parse(text);
        } catch (cause) {
          throw new UnreachableError(
            `The search index is damaged: ${address}`,
            {
              cause,
            },
          );
        }
      },
    );
    this.fetched.set(file, content);
    // What failed is tried again the next time it is wanted.
    content.catch(() => this.fetched.delete(file));
    return content;
  }
}
