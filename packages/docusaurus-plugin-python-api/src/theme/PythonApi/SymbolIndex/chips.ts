/** A kind of symbol, and the number of such symbols. */
export type KindCount = readonly [kind: string, count: string];

/** A chip that selects some kinds. */
interface Chip {
  id: string;
  label: string;
  kinds: readonly string[];
  /** The kinds whose letters it shows; the first one by default. */
  letters?: readonly string[];
}

const CHIPS: readonly Chip[] = [
  {id: 'classes', label: 'Classes', kinds: ['class']},
  {id: 'functions', label: 'Functions', kinds: ['function']},
  {id: 'exceptions', label: 'Exceptions', kinds: ['exception']},
  {
    id: 'values',
    label: 'Types and constants',
    kinds: ['type alias', 'enum', 'constant'],
    letters: ['type alias', 'enum', 'constant'],
  },
  {id: 'modules', label: 'Modules', kinds: ['module', 'package']},
  {
    id: 'members',
    label: 'Members',
    kinds: ['method', 'property', 'attribute', 'enum member'],
  },
];

/** The symbols that the page lists, if these are not all. */
export interface Listing {
  label: string;
  count: number;
  kinds: readonly string[];
}

/** Id of the chip for the symbols that the page lists. */
export const LISTED = 'listed';

const ALL = 'all';

export interface ShownChip extends Chip {
  count: number;
  /** The existing kinds whose letters it shows. */
  letters?: readonly string[];
  /** The kinds in its list, if it is the chip of the listed symbols. */
  has?: readonly string[];
}

/**
 * The chips to show: the listed symbols, all, and each of the kinds.
 *
 * @param total number of symbols
 * @param listing what the page lists, absent if it lists all symbols
 */
export function chooseChips(
  counts: readonly KindCount[],
  total: number,
  listing?: Listing,
): ShownChip[] {
  const there = new Set(counts.map(([kind]) => kind));
  const kinds = CHIPS.map((chip) => ({
    ...chip,
    letters: (chip.letters ?? chip.kinds.slice(0, 1)).filter((kind) =>
      there.has(kind),
    ),
    count: counts
      .filter(([kind]) => chip.kinds.includes(kind))
      .reduce((sum, [, count]) => sum + Number(count), 0),
  })).filter(({count}) => count > 0);
  const all = {id: ALL, label: 'All', kinds: [], count: total};
  if (!listing) {
    return [{...all, id: LISTED}, ...kinds];
  }
  const {label, count, kinds: has} = listing;
  return [{id: LISTED, label, count, kinds: [], has}, all, ...kinds];
}

/** The noun for the names of a chip, such as `top-level names`. */
export function nounOf({label}: ShownChip): string {
  switch (label) {
    case 'All':
      return 'names';
    case 'Top level':
      return 'top-level names';
    default:
      return label.replace(/ only$/, '').toLowerCase();
  }
}

/** The chip for the current results: a query searches all symbols. */
export function shownChip(
  chips: readonly ShownChip[],
  chosen: string,
  query: string,
): string {
  const isWider =
    chosen === LISTED && query !== '' && chips.some(({id}) => id === ALL);
  return isWider ? ALL : chosen;
}
