/**
 * A record that a term leads to, and how much the term says of it. Both in one
 * number: a site has millions, and objects would cost most of the time.
 */
export type Posting = number;

/** Levels of impact: what one character can tell apart. */
export const LEVELS = 63;

/**
 * @param record - the record's number.
 * @param level - how much the term says of it: 1 to `LEVELS`.
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

/** A whole number as characters, five bits each, the lowest first. */
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
 * Writes postings as text: for each the distance from the record before, then
 * the level.
 *
 * @param postings - by ascending record number, each once.
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
 * Reads what `encodePostings` wrote.
 *
 * @throws where the text is cut short or holds a foreign character.
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

/** Reads numbers that were written one after another by `encodeNumber`. */
export function decodeNumbers(text: string): number[] {
  const cursor = new Cursor(text);
  const numbers: number[] = [];
  while (!cursor.done) {
    numbers.push(cursor.readNumber());
  }
  return numbers;
}
