import {type RefObject, useEffect, useState} from 'react';

/**
 * Hides the items of a list whose name has not all of the words in it. The
 * items stay in the page as it was delivered: they are hidden, never drawn
 * again.
 *
 * @param list holds the items, each with a `data-name` in lower case
 * @returns how many items are left, and null while nothing is filtered
 */
export function useFilter(
  list: RefObject<HTMLElement | null>,
  query: string,
): number | null {
  const [left, setLeft] = useState<number | null>(null);
  useEffect(() => {
    const words = query.toLowerCase().split(/\s+/).filter(Boolean);
    let count = 0;
    const items = list.current?.querySelectorAll<HTMLElement>('[data-name]');
    for (const item of items ?? []) {
      const name = item.dataset.name ?? '';
      const fits = words.every((word) => name.includes(word));
      item.hidden = !fits;
      count += fits ? 1 : 0;
    }
    const groups = list.current?.querySelectorAll<HTMLElement>('[data-group]');
    for (const group of groups ?? []) {
      group.hidden = !group.querySelector('[data-name]:not([hidden])');
    }
    setLeft(words.length === 0 ? null : count);
  }, [list, query]);
  return left;
}
