/** Cuts what was typed into words in lower case. */
export function toWords(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/** Whether a text has each of the words in it, as far as it is typed. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return words.every((word) => lower.includes(word));
}

/** The children of an element, cut after each one that holds a table. */
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
 * Hides the rows that lack a word. A table without a row left is hidden with
 * the heading and the text above it.
 *
 * @param box - holds headings, texts and tables as its children.
 * @param words - in lower case; none shows everything.
 * @returns how many rows are shown.
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
