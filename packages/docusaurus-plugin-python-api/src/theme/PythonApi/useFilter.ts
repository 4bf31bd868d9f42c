import {type RefObject, useState} from 'react';

function show(list: HTMLElement, words: readonly string[]): number {
  let count = 0;
  for (const item of list.querySelectorAll<HTMLElement>('[data-name]')) {
    const name = item.dataset.name ?? '';
    item.hidden = !words.every((word) => name.includes(word));
    count += item.hidden ? 0 : 1;
  }
  return count;
}

export interface Filter {
  /** The typed text. */
  query: string;
  /** The number of matching items, null without a query. */
  left: number | null;
  /** Shows only the items whose name contains all words of the query. */
  filter: (query: string) => void;
}

/**
 * Filters a list while the reader types. The items of the static page are hidden,
 * not rendered again.
 *
 * @param list contains the items, each with a `data-name` in lower case
 */
export function useFilter(list: RefObject<HTMLElement | null>): Filter {
  const [query, setQuery] = useState('');
  const [left, setLeft] = useState<number | null>(null);
  const filter = (text: string) => {
    const words = text.toLowerCase().split(/\s+/).filter(Boolean);
    const count = list.current ? show(list.current, words) : 0;
    setQuery(text);
    setLeft(words.length === 0 ? null : count);
  };
  return {query, left, filter};
}
