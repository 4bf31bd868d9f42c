import {keyOf} from '../text/keys';
import {isStopWord} from '../text/stop-words';
import {findTokens, readWord, splitToken} from '../text/tokens';
import type {Match} from './matches';

/** A place in a text that matches a word of the query. */
export interface Mark {
  start: number;
  end: number;
  /** The word of the query. */
  word: string;
  /** Whether it is a reason for the match, but not to be marked. */
  isQuiet?: boolean;
}

const MARKS = /^\p{M}*/u;

/**
 * Returns how many characters of a text fold to a number of letters, with the
 * accents that follow.
 */
function measureLetters(text: string, letters: number): number {
  let end = 1;
  while (
    end < text.length &&
    readWord(text.slice(0, end)).whole.length < letters
  ) {
    end += 1;
  }
  return end + (MARKS.exec(text.slice(end))?.[0].length ?? 0);
}

function measureStart(
  text: string,
  folded: string,
  starts: readonly string[],
): number {
  const fitting = starts.filter((start) => folded.startsWith(start));
  if (fitting.length === 0) {
    return 0;
  }
  const length = Math.max(...fitting.map((start) => start.length));
  if (folded === text.toLowerCase()) {
    return length;
  }
  // A version is marked as a whole. In other words, folding may have added
  // letters (ß, æ) or dropped joints.
  return text.includes('.') ? text.length : measureLetters(text, length);
}

/** Whether a word matches the query itself rather than a loose synonym. */
function isAsked(text: string, folded: string, {marking}: Match): boolean {
  return (
    marking.keys.includes(keyOf(folded)) ||
    measureStart(text, folded, marking.starts) > 0
  );
}

/** Returns how many characters to mark at the beginning of a word. */
function measure(text: string, folded: string, {marking}: Match): number {
  return marking.keys.includes(keyOf(folded)) ||
    marking.others.includes(keyOf(folded))
    ? text.length
    : measureStart(text, folded, marking.starts);
}

/** Finds a part in its token. It lacks apostrophes: `cant` is in `can't-miss`. */
function findPart(
  text: string,
  part: string,
  from: number,
): {text: string; start: number} {
  const pattern = new RegExp(Array.from(part).join("['’]*"), 'gu');
  pattern.lastIndex = from;
  const found = pattern.exec(text);
  return {text: found?.[0] ?? part, start: found?.index ?? from};
}

/** Lists the whole token, its parts, and the rest of the token from each part. */
function listPieces(text: string): {text: string; start: number}[] {
  const pieces = [{text, start: 0}];
  if (readWord(text).parts.length === 0) {
    return pieces;
  }
  let place = 0;
  const parts = splitToken(text).map((part) => {
    const piece = findPart(text, part, place);
    place = piece.start + piece.text.length;
    return piece;
  });
  const tails = parts.map(({start}) => ({text: text.slice(start), start}));
  return [...pieces, ...parts, ...tails.slice(1)];
}

function markPiece(text: string, match: Match): Omit<Mark, 'word'> | undefined {
  for (const piece of listPieces(text)) {
    const folded = readWord(piece.text).whole;
    const length = folded ? measure(piece.text, folded, match) : 0;
    if (length > 0) {
      const isQuiet = !isAsked(piece.text, folded, match);
      return {
        start: piece.start,
        end: piece.start + length,
        ...(isQuiet && {isQuiet}),
      };
    }
  }
  return undefined;
}

function markToken(text: string, matches: readonly Match[]): Mark[] {
  const own = matches
    .flatMap((match): Mark[] => {
      const place = markPiece(text, match);
      return place ? [{...place, word: match.word}] : [];
    })
    .sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return own.filter((mark) => {
    const isFree = mark.start >= end;
    end = isFree ? mark.end : end;
    return isFree;
  });
}

/**
 * Returns the places of the tokens that form one of the terms. Stop words may
 * stand in between.
 */
function findTerms(
  tokens: readonly string[],
  terms: readonly (readonly string[])[],
): ReadonlySet<number> {
  const words = tokens.flatMap((token, place) => {
    const {whole, parts} = readWord(token);
    return (parts.length > 0 ? parts : [whole])
      .filter((word) => !isStopWord(word))
      .map((word) => ({key: keyOf(word), place}));
  });
  const places = new Set<number>();
  for (const term of terms) {
    for (const start of words.keys()) {
      if (term.every((key, next) => words[start + next]?.key === key)) {
        for (const {place} of words.slice(start, start + term.length)) {
          places.add(place);
        }
      }
    }
  }
  return places;
}

/** Marks texts for one query. Results are cached by word. */
export class Marker {
  private readonly known = new Map<string, readonly Mark[]>();

  private readonly terms: readonly (readonly string[])[];

  constructor(readonly matches: readonly Match[]) {
    this.terms = matches.flatMap(({marking}) => marking.terms);
  }

  /** Finds the matches in a text, in order and without overlaps. */
  findMarks(text: string): Mark[] {
    const tokens = findTokens(text);
    const inTerm = findTerms(
      this.terms.length > 0 ? tokens.map((token) => token.text) : [],
      this.terms,
    );
    return tokens.flatMap((token, place) =>
      this.readToken(token.text).map(({isQuiet, ...mark}) => ({
        ...mark,
        start: mark.start + token.start,
        end: mark.end + token.start,
        ...(isQuiet && !inTerm.has(place) && {isQuiet}),
      })),
    );
  }

  private readToken(text: string): readonly Mark[] {
    let marks = this.known.get(text);
    if (!marks) {
      marks = markToken(text, this.matches);
      this.known.set(text, marks);
    }
    return marks;
  }
}
