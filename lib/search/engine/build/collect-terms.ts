import type {SearchRecord} from '../../records/types';
import {keyOf} from '../text/keys';
import {isStopWord} from '../text/stop-words';
import {findTokens, readWord} from '../text/tokens';
import {fieldsOf, type Field} from './fields';

/** Parts of an identifier say less than the identifier. */
const PART_SHARE = 0.7;
const TAIL_SHARE = 0.5;
/** No word is that long: data in a code sample. */
const LONGEST_WORD = 64;

/** What one record says: weighted counts by key, field by field. */
export interface FieldTerms {
  field: Field;
  /** How many words the field has. */
  length: number;
  counts: Map<string, number>;
}

export class TermCollector {
  /** The folded words behind each key. */
  readonly forms = new Map<string, Set<string>>();

  /** Reads a record's fields into counts. */
  collect(record: SearchRecord): FieldTerms[] {
    return fieldsOf(record)
      .filter((field) => field.value)
      .map((field) => this.collectField(field));
  }

  private collectField(field: Field): FieldTerms {
    const counts = new Map<string, number>();
    const tokens = findTokens(field.value);
    const add = (word: string, share: number) => {
      if (word && word.length <= LONGEST_WORD && this.isTelling(word, field)) {
        const key = this.keep(word);
        counts.set(key, (counts.get(key) ?? 0) + share);
      }
    };
    for (const token of tokens) {
      const {whole, parts, tails} = readWord(token.text);
      add(whole, 1);
      for (const part of parts) {
        add(part, PART_SHARE);
      }
      for (const tail of tails) {
        add(tail, TAIL_SHARE);
      }
    }
    return {field, length: tokens.length, counts};
  }

  private isTelling(word: string, field: Field): boolean {
    return field.name === 'heading' || !isStopWord(word);
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
