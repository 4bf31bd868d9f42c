import {findTarget} from 'docusaurus-plugin-static-first/find-target';

/** Splits a query into lower-case words. */
export function toWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text contains each word, which may be part of a longer one. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** Groups the children of an element; each group ends with a table. */
function groupByTable(box: HTMLElement): HTMLElement[][] {
  const groups: HTMLElement[][] = [];
  let group: HTMLElement[] = [];
  for (const child of box.children) {
    if (child instanceof HTMLElement) {
      group.push(child);
      if (child.matches('table') || child.querySelector('table')) {
        groups.push(group);
        group = [];
      }
    }
  }
  return groups;
}

/**
 * Hides the rows that don't contain all words. If no row of a table is left,
 * hides the table with its heading and text.
 *
 * @param box - the parent of headings, texts and tables.
 * @param words - in lower case; an empty list shows everything.
 * @returns the number of visible rows.
 */
export function showRows(box: HTMLElement, words: readonly string[]): number {
  let count = 0;
  for (const group of groupByTable(box)) {
    const rows = group.flatMap((element) => [
      ...element.querySelectorAll<HTMLElement>('tbody tr'),
    ]);
    for (const row of rows) {
      row.hidden = !hasWords(row.textContent, words);
    }
    const left = rows.filter((row) => !row.hidden).length;
    for (const element of group) {
      element.hidden = left === 0;
    }
    count += left;
  }
  return count;
}

/** Whether the element that a hash refers to is in a box and hidden. */
export function hidesTarget(box: HTMLElement, hash: string): boolean {
  const target = findTarget(hash);
  const hidden = target?.closest('[hidden]') ?? null;
  return box.contains(target) && box.contains(hidden);
}
