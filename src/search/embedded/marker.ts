import {keyOf} from '../../../lib/search/engine/text/keys';
import {
  findTokens,
  fold,
  readWord,
  splitToken,
  type Token,
} from '../../../lib/search/engine/text/tokens';
import type {Match} from './matches';

/** A place in a text that matches a word of the query. */
export interface Mark {
  start: number;
  end: number;
  /** The word of the query. */
  word: string;
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
  // Where folding changed the length (ß, joints), places do not correspond.
  return folded.length === text.length ? length : text.length;
}

/** How much of a word to mark from its beginning on, in characters. */
function measure(text: string, folded: string, {marking}: Match): number {
  return marking.keys.includes(keyOf(folded))
    ? text.length
    : measureStart(text, folded, marking.starts);
}

/** The token, and what starts at each of its parts, and each part alone. */
function listPieces({text, start}: Token): {text: string; start: number}[] {
  const pieces = [{text, start}];
  const {parts} = readWord(text);
  if (parts.length === 0) {
    return pieces;
  }
  let place = 0;
  for (const part of splitToken(text)) {
    place = text.indexOf(part, place);
    pieces.push({text: text.slice(place), start: start + place});
    pieces.push({text: part, start: start + place});
    place += part.length;
  }
  return pieces;
}

function markToken(token: Token, match: Match): Mark | undefined {
  for (const piece of listPieces(token)) {
    const folded = readWord(piece.text).whole || fold(piece.text);
    const length = measure(piece.text, folded, match);
    if (length > 0) {
      const {start} = piece;
      return {start, end: start + length, word: match.word};
    }
  }
  return undefined;
}

/** Finds what of a text matches the query, in order, without overlaps. */
export function findMarks(text: string, matches: readonly Match[]): Mark[] {
  const marks: Mark[] = [];
  for (const token of findTokens(text)) {
    const own = matches
      .flatMap((match) => markToken(token, match) ?? [])
      .sort((one, other) => one.start - other.start || other.end - one.end);
    let end = token.start;
    for (const mark of own) {
      if (mark.start >= end) {
        marks.push(mark);
        end = mark.end;
      }
    }
  }
  return marks;
}
