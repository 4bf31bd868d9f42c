import {LONGEST_QUERY} from './longest-query';

/**
 * Returns the beginning of a query. A character of two code units, such as an
 * emoji, is kept whole or left out, because half of one can't be part of a URL.
 *
 * @param length - the maximum length in code units, which fields count, too.
 */
export function cutQuery(query: string, length = LONGEST_QUERY): string {
  return query.slice(0, length).replace(/\p{Surrogate}$/u, '');
}
