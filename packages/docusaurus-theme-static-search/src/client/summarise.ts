import {introduce} from '../records/introduce';
import type {MarkedText, SearchHit} from '../interface/types';
import {markWhole} from './find-forms';
import {takeBeginning, takeSentence} from './take-beginning';

/**
 * Returns the first sentence about a symbol, with the known matches in it.
 *
 * @returns undefined if it has no description.
 */
export function summarise(hit: SearchHit): MarkedText | undefined {
  const {text, ranges} = markWhole(hit);
  // Algolia's records begin with the introduction, since other clients show
  // nothing else.
  const introduction = hit.symbol ? `${introduce(hit.symbol)} ` : '';
  const skipped = text.startsWith(introduction) ? introduction.length : 0;
  const summary = takeSentence(text.slice(skipped));
  const marked = {
    text: summary,
    ranges: ranges
      .map(([start, end]) => [start - skipped, end - skipped] as const)
      .filter(([start, end]) => start >= 0 && end <= summary.length),
  };
  return summary ? takeBeginning(marked) : undefined;
}
