import type {SearchRecord} from '../../records/types';
import {keyOf} from '../text/keys';
import {isStopWord} from '../text/stop-words';
import {findTokens, readWord} from '../text/tokens';
import {fieldsOf, type Field} from './fields';

/** Parts of an identifier count less than the whole. */
const PART_SHARE = 0.7;
const TAIL_SHARE = 0.5;
/** Longer words are data in code samples. */
const LONGEST_WORD = 64;

interface Piece {
  key: string;
  share: number;
  isStopWord: boolean;
}

/** The terms of one field of a record. */
export interface FieldTerms {
  field: Field;
  /** The number of words in the field. */
  length: number;
  /** The pieces of each word. Equal words share an array. */
  pieces: readonly (readonly Piece[])[];
}

/**
 * Counts keys with their weights, one field at a time: the counts of a whole
 * site would not fit in memory.
 */
export function countKeys({field, pieces}: FieldTerms): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of pieces) {
    for (const {key, share, isStopWord: silent} of word) {
      if (!silent || field.name === 'heading') {
        counts.set(key, (counts.get(key) ?? 0) + share);
      }
    }
  }
  return counts;
}

export class TermCollector {
  /** The folded words for each key. */
  readonly forms = new Map<string, Set<string>>();
  private readonly pieces = new Map<string, readonly Piece[]>();

  /** Collects the terms of a record's fields. */
  collect(record: SearchRecord): FieldTerms[] {
    return fieldsOf(record)
      .filter((field) => field.value)
      .map((field) => this.collectField(field));
  }

  private collectField(field: Field): FieldTerms {
    const pieces = findTokens(field.value).map(({text}) =>
      // A search for part of a name is rarely about the table that defines it.
      field.name === 'definedValues'
        ? this.makePieces([readWord(text).whole, ...readWord(text).tails], 1)
        : this.readPieces(text),
    );
    return {field, length: pieces.length, pieces};
  }

  private readPieces(token: string): readonly Piece[] {
    const known = this.pieces.get(token);
    if (known) {
      return known;
    }
    const {whole, parts, tails} = readWord(token);
    const pieces = [
      ...this.makePieces([whole], 1),
      ...this.makePieces(parts, PART_SHARE),
      ...this.makePieces(tails, TAIL_SHARE),
    ];
    this.pieces.set(token, pieces);
    return pieces;
  }

  private makePieces(words: readonly string[], share: number): Piece[] {
    return words
      .filter((word) => word && word.length <= LONGEST_WORD)
      .map((word) => ({
        key: this.keep(word),
        share,
        isStopWord: isStopWord(word),
      }));
  }

  private keep(word: string): string {
    const key = keyOf(word);
    const forms = this.forms.get(key);
    if (forms) {
      forms.add(word);
    } else {
      this.forms.set(key, new Set([word]));
    }
    return key;
  }
}
