import {LONGEST_QUERY} from './longest-query';

/**
 * Returns the beginning of a text. A character of two code units, such as an emoji,
 * is kept whole or left out: half of one is shown as a question mark, and can't be
 * part of a URL.
 *
 * @param length - the maximum length in UTF-16 code units, like `maxlength`.
 */
export function cutText(text: string, length: number): string {
  return text.slice(0, length).replace(/\p{Surrogate}$/u, '');
}

/** Returns the beginning of a query. */
export function cutQuery(query: string): string {
  return cutText(query, LONGEST_QUERY);
}
