import {isStopWord} from '../text/stop-words';
import {findTokens, readWord} from '../text/tokens';
import {findMessage} from './find-message';

/** A word of the query. */
export interface QueryWord {
  /** Folded and without joints: `getuserschema`. */
  whole: string;
  /** The parts of an identifier; otherwise []. */
  parts: readonly string[];
  /** Whether it is still being typed, so that it may be a prefix. */
  open: boolean;
  /** Whether its parts are joined as in code, without hyphens. */
  isName?: boolean;
}

export interface Query {
  words: QueryWord[];
  /** All words including stop words, to find terms of several words. */
  all: string[];
  text: string;
  /** Whether the last word may continue. */
  open: boolean;
  /** How likely the reader wants the documentation of code, 0 to 1. */
  codeLikelihood: number;
}

const MOST_WORDS = 12;

/** Matches what precedes the imported names in a line of Python. */
const IMPORT = /^\s*from\s+[\w.]+\s+import\s+(?=\(?\s*\w)/;

/** Matches names of code: with capitals, joints, dots or brackets. */
const CODE =
  /[\p{Ll}\p{N}]\p{Lu}|^\p{Lu}\p{L}*$|[\p{L}\p{N}][_.(][\p{L}\p{N})]|^_/u;
const HYPHEN = /[-⁻'’]/;
/** Plain words indicate a search for prose, and sentences even more. */
const PLAIN = {word: 0.7, words: 0.7, more: 0.5, sentence: 0.4};

function judge(text: string, all: number, telling: number): number {
  if (CODE.test(text.trim())) {
    return 1;
  }
  if (all > telling && all > 2) {
    return PLAIN.sentence;
  }
  return telling > 2 ? PLAIN.more : telling > 1 ? PLAIN.words : PLAIN.word;
}

/** Parses a query. Stop words count only if there are no other words. */
export function readQuery(typed: string): Query {
  const text = findMessage(typed).replace(IMPORT, '');
  const tokens = findTokens(text).slice(0, MOST_WORDS * 2);
  const open = tokens.at(-1)?.end === text.length;
  const words = tokens.map((token, place) => ({
    ...readWord(token.text),
    open: open && place === tokens.length - 1,
    isName: !HYPHEN.test(token.text),
  }));
  const telling = words.filter(({whole}) => !isStopWord(whole));
  return {
    words: (telling.length > 0 ? telling : words)
      .filter(({whole}) => whole)
      .slice(0, MOST_WORDS)
      .map(({whole, parts, open: isOpen, isName}) => ({
        whole,
        parts,
        open: isOpen,
        isName,
      })),
    all: words.map(({whole}) => whole),
    text,
    open,
    codeLikelihood: judge(text, words.length, telling.length),
  };
}
