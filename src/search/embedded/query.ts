import {isStopWord} from '../../../lib/search/engine/text/stop-words';
import {findTokens, readWord} from '../../../lib/search/engine/text/tokens';

/** A word of the query that results are looked for by. */
export interface QueryWord {
  /** Folded, its joints taken out: `getpodschema`. */
  whole: string;
  /** The parts of an identifier, else []. */
  parts: readonly string[];
  /** Whether it is still being typed: it may be the start of a word. */
  open: boolean;
}

export interface Query {
  words: QueryWord[];
  /** All its words, stop words included, for terms of several words. */
  all: string[];
  text: string;
  /** Whether the last character may be followed by more of the word. */
  open: boolean;
}

const MOST_WORDS = 12;

/** Takes a query apart; words that say nothing count only among their like. */
export function readQuery(text: string): Query {
  const tokens = findTokens(text).slice(0, MOST_WORDS * 2);
  const open = tokens.at(-1)?.end === text.length;
  const words = tokens.map((token, place) => ({
    ...readWord(token.text),
    open: open && place === tokens.length - 1,
  }));
  const telling = words.filter(({whole}) => !isStopWord(whole));
  return {
    words: (telling.length > 0 ? telling : words)
      .filter(({whole}) => whole)
      .slice(0, MOST_WORDS)
      .map(({whole, parts, open: isOpen}) => ({whole, parts, open: isOpen})),
    all: words.map(({whole}) => whole),
    text,
    open,
  };
}
