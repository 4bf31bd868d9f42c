import {findConstructor} from './find-constructor';
import type {Continuation, Entry, Page} from './types';
import {add, fits, NOTHING, sizeOf, type PageSize} from './page-size';

/**
 * Maximum size of the HTML of a page's symbols. Including the layout of the site, a
 * page stays below 250 kB.
 */
const MOST_HTML = 118_000;

/** An entry, or one member of an entry that is too large for a page. */
interface Piece {
  entry: Entry;
  member: Entry | null;
  size: PageSize;
}

function moveTo(part: Page, entry: Entry): void {
  entry.page = part;
  entry.url = `${part.url}#${entry.anchor}`;
  entry.children.forEach((child) => {
    moveTo(part, child);
  });
}

/** Groups pieces up to a maximum size; a larger piece is alone. */
function group(pieces: readonly Piece[], most: PageSize): Piece[][] {
  const groups: Piece[][] = [];
  let total = NOTHING;
  for (const piece of pieces) {
    const grown = add(total, piece.size);
    const last = groups.at(-1);
    if (last && fits(grown, most)) {
      last.push(piece);
      total = grown;
    } else {
      groups.push([piece]);
      total = piece.size;
    }
  }
  return groups;
}

/** Groups pieces evenly, so that the last of the groups isn't much smaller. */
function balance(pieces: readonly Piece[], most: PageSize): Piece[][] {
  const widest = group(pieces, most);
  const narrower = [0.7, 0.8, 0.9].map((share) =>
    group(pieces, {symbols: most.symbols * share, html: most.html * share}),
  );
  return narrower.find(({length}) => length === widest.length) ?? widest;
}

/** Splits a class between its members if it is too large for a page. */
function cut(entry: Entry, most: PageSize): Piece[] {
  const size = sizeOf(entry);
  if (fits(size, most)) {
    return [{entry, member: null, size}];
  }
  // The constructor stays with the class, whose signature it is.
  const constructor = findConstructor(entry);
  const members = entry.children.filter((child) => child !== constructor);
  const moved = members.map(sizeOf).reduce(add, NOTHING);
  return [
    {
      entry,
      member: null,
      size: {
        symbols: size.symbols - moved.symbols,
        html: size.html - moved.html,
      },
    },
    ...members.map((member) => ({entry, member, size: sizeOf(member)})),
  ];
}

/** The members whose class is in an earlier part. */
function findContinued(pieces: readonly Piece[]): Continuation[] {
  const here = new Set(
    pieces.filter(({member}) => !member).map(({entry}) => entry),
  );
  const members = new Map<Entry, Entry[]>();
  for (const {entry, member} of pieces) {
    if (member && !here.has(entry)) {
      members.set(entry, [...(members.get(entry) ?? []), member]);
    }
  }
  return [...members].map(([owner, members]) => ({owner, members}));
}

function createPart(page: Page, number: number, pieces: Piece[]): Page {
  return {
    ...page,
    // Module names have no hyphens, so the URL can't belong to a module.
    url: `${page.url}/part-${number}`,
    number,
    entries: pieces.flatMap(({entry, member}) => (member ? [] : [entry])),
    continued: findContinued(pieces),
    reExports: [],
    submodules: [],
    parts: [],
  };
}

/**
 * Moves the symbols of a module with too many for one page to several parts, with
 * the same anchors. The module's own page lists them, and a class that continues
 * in the next part lists its members there.
 *
 * @param symbols maximum number of symbols on a page
 */
export function splitPage(page: Page, symbols: number): void {
  const most: PageSize = {
    symbols,
    html: symbols < Infinity ? MOST_HTML : Infinity,
  };
  const pieces = page.entries.flatMap((entry) => cut(entry, most));
  const groups = balance(pieces, most);
  if (groups.length < 2) {
    return;
  }
  page.parts = groups.map((run, index) => createPart(page, index + 1, run));
  for (const part of page.parts) {
    part.entries.forEach((entry) => {
      moveTo(part, entry);
    });
  }
  for (const part of page.parts) {
    for (const {members} of part.continued) {
      members.forEach((member) => {
        moveTo(part, member);
      });
    }
  }
}
