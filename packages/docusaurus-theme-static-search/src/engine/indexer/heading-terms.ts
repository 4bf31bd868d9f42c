import type {SearchRecord} from '../../records/types';
import {type Posting, toPosting} from '../format/postings';
import {HEADING} from '../format/terms';
import {phraseKeys} from '../text/phrase';
import {likelihoodOf, namesOf} from './fields';

/** How likely a heading that equals the query is meant. */
const LEVELS = {lvl1: 63, lvl2: 48, lvl3: 42, lvl4: 36, lvl5: 32, lvl6: 32};

/**
 * Caches the keys of names, as pages share headings and versions share symbols.
 */
function createReader(): (name: string) => readonly string[] {
  const known = new Map<string, readonly string[]>();
  return (name) => {
    let keys = known.get(name);
    if (!keys) {
      keys = phraseKeys(name).map((key) => HEADING + key);
      known.set(name, keys);
    }
    return keys;
  };
}

/** Collects the keys of whole headings and symbol names. */
export function collectHeadings(
  records: readonly SearchRecord[],
): Map<string, Posting[]> {
  const postings = new Map<string, Posting[]>();
  const readKeys = createReader();
  for (const [record, source] of records.entries()) {
    const level = Math.round(LEVELS[source.type] * likelihoodOf(source));
    const keys = new Set(namesOf(source).flatMap(readKeys));
    for (const key of keys) {
      const posting = toPosting(record, level);
      const list = postings.get(key);
      if (list) {
        list.push(posting);
      } else {
        postings.set(key, [posting]);
      }
    }
  }
  return postings;
}
