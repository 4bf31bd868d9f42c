import type {Entry, Page} from './types';

function countSymbols({children}: Entry): number {
  return children.reduce((sum, child) => sum + countSymbols(child), 1);
}

function moveTo(part: Page, entry: Entry): void {
  entry.page = part;
  entry.url = `${part.url}#${entry.anchor}`;
  entry.children.forEach((child) => {
    moveTo(part, child);
  });
}

/** Runs of entries with so many symbols at most; one class stays whole. */
function groupEntries(entries: readonly Entry[], most: number): Entry[][] {
  const groups: Entry[][] = [];
  let left = 0;
  for (const entry of entries) {
    const count = countSymbols(entry);
    const group = groups.at(-1);
    if (group && count <= left) {
      group.push(entry);
      left -= count;
    } else {
      groups.push([entry]);
      left = most - count;
    }
  }
  return groups;
}

/**
 * Moves the symbols of a module that has too many for one page to parts of it,
 * with the same anchors. The module's own page lists them.
 *
 * @param most so many symbols a page may have
 */
export function splitPage(page: Page, most: number): void {
  const groups = groupEntries(page.entries, most);
  if (groups.length < 2) {
    return;
  }
  page.parts = groups.map((entries, index) => {
    const part: Page = {
      ...page,
      // A module's name has no hyphen, so none can be there.
      url: `${page.url}/part-${index + 1}`,
      number: index + 1,
      entries,
      reExports: [],
      submodules: [],
      parts: [],
    };
    entries.forEach((entry) => {
      moveTo(part, entry);
    });
    return part;
  });
}
