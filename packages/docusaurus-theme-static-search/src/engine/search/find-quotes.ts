import {decodePostings, recordOf} from '../format/postings';
import {pairKeys} from '../text/pairs';
import type {Bonuses} from './find-headings';
import type {IndexFiles} from './index-files';
import {lookUp} from './lookup';
import type {Query} from './query';

/** The bonus of a record that quotes the whole query. */
const QUOTED = 5;
/** Two words may be adjacent by chance. */
const FEWEST = 2;

/** Finds records that quote the query, such as a message or a command. */
export async function findQuotes(
  files: IndexFiles,
  {all}: Pick<Query, 'all'>,
): Promise<Bonuses> {
  const keys = Array.from(new Set(pairKeys(all)));
  const bonuses: Bonuses = new Map();
  if (keys.length < FEWEST) {
    return bonuses;
  }
  const counts = new Map<number, number>();
  for (const term of await Promise.all(keys.map((key) => lookUp(files, key)))) {
    for (const posting of term ? decodePostings(term.postings) : []) {
      const record = recordOf(posting);
      counts.set(record, (counts.get(record) ?? 0) + 1);
    }
  }
  for (const [record, count] of counts) {
    if (count >= FEWEST) {
      bonuses.set(record, QUOTED * (count / keys.length) ** 2);
    }
  }
  return bonuses;
}
