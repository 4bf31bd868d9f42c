import {findConstructor} from './find-constructor';
import type {Continuation, Entry, Page} from './types';
import {add, fits, NOTHING, weigh, type Weight} from './weigh';

/**
 * So much HTML the symbols of a page may take: with the frame around them, a page
 * stays below 250 kB.
 */
const MOST_SIZE = 118_000;

/** An entry, or one member of an entry that is too much for a page. */
interface Piece {
  entry: Entry;
  member: Entry | null;
  weight: Weight;
}

function moveTo(part: Page, entry: Entry): void {
  entry.page = part;
  entry.url = `${part.url}#${entry.anchor}`;
  entry.children.forEach((child) => {
    moveTo(part, child);
  });
}

/** Runs of pieces that weigh so much at most; a heavier one is alone. */
function group(pieces: readonly Piece[], most: Weight): Piece[][] {
  const groups: Piece[][] = [];
  let total = NOTHING;
  for (const piece of pieces) {
    const grown = add(total, piece.weight);
    const last = groups.at(-1);
    if (last && fits(grown, most)) {
      last.push(piece);
      total = grown;
    } else {
      groups.push([piece]);
      total = piece.weight;
    }
  }
  return groups;
}

/** Of as many runs as it takes, the last one has more than a rest. */
function balance(pieces: readonly Piece[], most: Weight): Piece[][] {
  const widest = group(pieces, most);
  const narrower = [0.7, 0.8, 0.9].map((share) =>
    group(pieces, {symbols: most.symbols * share, size: most.size * share}),
  );
  return narrower.find(({length}) => length === widest.length) ?? widest;
}

/** A class that is too much for a page by itself is cut between its members. */
function cut(entry: Entry, most: Weight): Piece[] {
  const weight = weigh(entry);
  if (fits(weight, most)) {
    return [{entry, member: null, weight}];
  }
  // The signature of the class is made of it, wherever it stands.
  const constructor = findConstructor(entry);
  const members = entry.children.filter((child) => child !== constructor);
  const moved = members.map(weigh).reduce(add, NOTHING);
  return [
    {
      entry,
      member: null,
      weight: {
        symbols: weight.symbols - moved.symbols,
        size: weight.size - moved.size,
      },
    },
    ...members.map((member) => ({entry, member, weight: weigh(member)})),
  ];
}

/** The members among the pieces whose classes are in a part before. */
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
    // A module's name has no hyphen, so none can be there.
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
 * Moves the symbols of a module that has too many for one page to parts of it,
 * with the same anchors. The module's own page lists them, and a class that goes
 * on in the next part lists its members there.
 *
 * @param symbols so many symbols a page may have
 */
export function splitPage(page: Page, symbols: number): void {
  const most: Weight = {
    symbols,
    size: symbols < Infinity ? MOST_SIZE : Infinity,
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
