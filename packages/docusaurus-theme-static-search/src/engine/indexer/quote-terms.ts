import type {SearchRecord} from '../../records/types';
import {LEVELS, type Posting, toPosting} from '../format/postings';
import {pairKeys} from '../text/pairs';
import {findTokens, readWord} from '../text/tokens';

/** Collects the pairs of adjacent words in quotations. */
export function collectQuotes(
  records: readonly SearchRecord[],
): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  for (const [record, {quotes = []}] of records.entries()) {
    const keys = new Set(
      quotes.flatMap((quote) =>
        pairKeys(findTokens(quote).map(({text}) => readWord(text).whole)),
      ),
    );
    for (const key of keys) {
      const list = postings.get(key) ?? [];
      list.push(toPosting(record, LEVELS));
      postings.set(key, list);
    }
  }
  return postings;
}
