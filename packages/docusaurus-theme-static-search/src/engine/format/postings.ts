/**
 * A record that contains a term, and the impact of the term on it. Both are in
 * one number, because a site has millions of them and objects would be too
 * slow.
 */
export type Posting = number;

/** The number of impact levels, which fit in one character. */
export const LEVELS = 63;

/**
 * @param record - the record's number.
 * @param level - the impact of the term: 1 to `LEVELS`.
 */
export function toPosting(record: number, level: number): Posting {
  return record * (LEVELS + 1) + level;
}

export function recordOf(posting: Posting): number {
  return Math.floor(posting / (LEVELS + 1));
}

export function levelOf(posting: Posting): number {
  return posting % (LEVELS + 1);
}

const ALPHABET =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Int8Array(128).fill(-1);
for (let value = 0; value < ALPHABET.length; value += 1) {
  VALUES[ALPHABET.charCodeAt(value)] = value;
}

function charOf(value: number): string {
  return ALPHABET.charAt(value);
}

/**
 * Encodes a non-negative integer as characters with five bits each, lowest
 * first.
 */
export function encodeNumber(value: number): string {
  let rest = value;
  let text = '';
  while (rest > 31) {
    text += charOf(32 + (rest % 32));
    rest = Math.floor(rest / 32);
  }
  return text + charOf(rest);
}

/**
 * Encodes postings as text: for each, the distance from the previous record,
 * then the level.
 *
 * @param postings - in ascending order of records, without duplicates.
 */
export function encodePostings(postings: readonly Posting[]): string {
  let last = -1;
  let text = '';
  for (const posting of postings) {
    const record = recordOf(posting);
    text += encodeNumber(record - last - 1) + charOf(levelOf(posting));
    last = record;
  }
  return text;
}

class Cursor {
  private place = 0;

  constructor(private readonly text: string) {}

  get done(): boolean {
    return this.place >= this.text.length;
  }

  readDigit(): number {
    const value = VALUES[this.text.charCodeAt(this.place)] ?? -1;
    if (value < 0) {
      throw new Error(`Postings are damaged at character ${this.place}.`);
    }
    this.place += 1;
    return value;
  }

  readNumber(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const digit = this.readDigit();
      value += (digit % 32) * scale;
      if (digit < 32) {
        return value;
      }
      scale *= 32;
    }
  }
}

/**
 * Decodes the output of `encodePostings`.
 *
 * @throws if the text is truncated or contains an invalid character.
 */
export function decodePostings(text: string): Posting[] {
  const cursor = new Cursor(text);
  const postings: Posting[] = [];
  let record = -1;
  while (!cursor.done) {
    record += cursor.readNumber() + 1;
    postings.push(toPosting(record, cursor.readDigit()));
  }
  return postings;
}

/** Decodes a sequence of numbers encoded by `encodeNumber`. */
export function decodeNumbers(text: string): number[] {
  const cursor = new Cursor(text);
  const numbers: number[] = [];
  while (!cursor.done) {
    numbers.push(cursor.readNumber());
  }
  return numbers;
}
