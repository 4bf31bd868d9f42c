import {introduce} from '../records/introduce';
import type {MarkedText, SearchHit} from '../interface/types';
import {cutWords} from './cut-words';

/** Up to what ends a sentence; "e.g. this" goes on. */
const SENTENCE = /^.*?[.!?](?=\s+[^\s\p{Ll}]|\s*$)/su;

/**
 * Gives the first sentence that is said of a symbol, with the matches that are
 * known in it.
 *
 * @param words - how many words to keep of it.
 * @returns undefined where nothing is said of it.
 */
export function summarise(
  {symbol, content, shown}: SearchHit,
  words: number,
): MarkedText | undefined {
  const found = shown.content;
  const {text, ranges} =
    found && !found.text.startsWith('…')
      ? found
      : {text: content ?? '', ranges: []};
  // Algolia's records begin with it, as other clients show nothing else.
  const introduction = symbol ? `${introduce(symbol)} ` : '';
  const skipped = text.startsWith(introduction) ? introduction.length : 0;
  const rest = text.slice(skipped);
  const summary = SENTENCE.exec(rest)?.[0] ?? rest;
  const marked = {
    text: summary,
    ranges: ranges
      .map(([start, end]) => [start - skipped, end - skipped] as const)
      .filter(([start, end]) => start >= 0 && end <= summary.length),
  };
  return summary ? cutWords(marked, words) : undefined;
}
