import type {EntrySectionKind} from '../model';
import {indentOf, itemsOf, type Line} from './lines';

/** A directive, comment, target or footnote of reStructuredText. */
const MARKUP = /^\.\. /;
const VERSIONED =
  /^\.\. +(?:deprecated|version-?(?:added|changed|deprecated|removed)) ?::?(?: |$)/;

/** Sections whose entries are parts of the symbol, each with its own version. */
const OF_PARTS = new Set<EntrySectionKind>([
  'parameters',
  'otherParameters',
  'attributes',
  'methods',
]);

export function isMarkup([first]: Line[]): boolean {
  return MARKUP.test(first?.text ?? '');
}

/** Appends lines to an item as part of its text. */
function appended(item: Line[], lines: Line[]): Line[] {
  const margin = Math.min(...item.slice(1).map(indentOf));
  const indent = ' '.repeat(Number.isFinite(margin) ? margin : 4);
  return [
    ...item,
    ...lines.map(({text, line}) => ({text: indent + text, line})),
  ];
}

/**
 * Splits the block of a section into the items of its entries and the markup below
 * them, which concerns the whole docstring. Markup between two items belongs to the
 * first one, and so does a version below the last of several parts.
 */
export function splitBlock(
  kind: EntrySectionKind,
  block: Line[],
): {items: Line[][]; below: Line[]} {
  const all = itemsOf(block);
  const isBelow = (item: Line[]) =>
    isMarkup(item) &&
    !(OF_PARTS.has(kind) && VERSIONED.test(item[0]?.text ?? ''));
  const end = all.findLastIndex((item) => !isBelow(item)) + 1;
  const items: Line[][] = [];
  for (const item of all.slice(0, end)) {
    const last = items.at(-1);
    if (last && isMarkup(item)) {
      items[items.length - 1] = appended(last, item);
    } else {
      items.push(item);
    }
  }
  return {items, below: all.slice(end).flat()};
}
