/** A kind of symbol, and how many there are. */
export type KindCount = readonly [kind: string, count: string];

/** A choice of kinds. */
interface Chip {
  id: string;
  label: string;
  kinds: readonly string[];
  /** Those whose letters it has; without any it is the first. */
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

/** What the page lists, where that is not everything. */
export interface Listing {
  label: string;
  count: number;
  kinds: readonly string[];
}

/** The chip of what the page lists. */
export const LISTED = 'listed';

const ALL = 'all';

export interface ShownChip extends Chip {
  count: number;
  /** Kinds that there are, whose letters it has. */
  letters?: readonly string[];
  /** What its list has, where that is not everything and no choice of kinds. */
  has?: readonly string[];
}

/**
 * The chips that there are: what the page lists, all, and each of the kinds.
 *
 * @param total how many symbols there are
 * @param listing what the page lists; absent where that is all
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

/** The names that a chip stands for, as words: `top-level names`. */
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

/** The chip that says what is found: a word looks through all symbols. */
export function shownChip(
  chips: readonly ShownChip[],
  chosen: string,
  query: string,
): string {
  const isWider =
    chosen === LISTED && query !== '' && chips.some(({id}) => id === ALL);
  return isWider ? ALL : chosen;
}
