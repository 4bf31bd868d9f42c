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
  /** What was typed. */
  query: string;
  /** How many items are left; null while nothing is filtered. */
  left: number | null;
  /** Leaves the items whose name has all the words in it. */
  filter: (query: string) => void;
}

/**
 * Narrows a list down while the reader types. The items stay in the page as it
 * was delivered: they are hidden, never drawn again.
 *
 * @param list holds the items, each with a `data-name` in lower case
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
