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

/** A server that takes longer is unlikely to respond. */
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
    `The search index can't be loaded (status ${response.status}): ${url}`,
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

/** Returns the number of the last shard that starts at or before a key. */
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

/** Consecutive records, excluding the end. */
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

/** The files of the index, each fetched once when it is first needed. */
export class IndexFiles {
  /** The records of each page or symbol. */
  readonly pages: readonly RecordRange[];
  /** 1 for each record that documents code. */
  readonly code: Uint8Array;
  private readonly textStarts: readonly number[];
  private readonly fetched = new Map<string, Promise<unknown>>();

  /** @throws if the manifest's numbers are damaged. */
  constructor(
    readonly manifest: Manifest,
    private readonly url: string,
    private readonly fetchFile: Fetch,
  ) {
    this.pages = toRanges(decodeNumbers(manifest.pages));
    this.code = new Uint8Array(manifest.records);
    for (const [turn, {first, end}] of toRanges(
      decodeNumbers(manifest.code),
    ).entries()) {
      this.code.fill(turn % 2, first, end);
    }
    const shards = toRanges(decodeNumbers(manifest.texts));
    this.textStarts = shards.map(({first}) => first);
  }

  /**
   * @throws UnreachableError if the manifest is missing or has another format.
   */
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

  /** Reads all terms in the shards that a range of keys overlaps, in order. */
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

  /** Counts the shards of terms that a range of keys overlaps. */
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

  /** Reads the vocabulary file for a first letter. */
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
      // The same file is always parsed by the same parser.
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
    // A failed file is fetched again when it is next needed.
    content.catch(() => this.fetched.delete(file));
    return content;
  }
}
