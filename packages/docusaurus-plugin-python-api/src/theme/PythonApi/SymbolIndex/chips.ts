/** A kind of symbol, and how many there are. */
export type KindCount = readonly [kind: string, count: string];

/** A choice of kinds. */
interface Chip {
  id: string;
  label: string;
  kinds: readonly string[];
}

/** What the letter of a chip stands for is its first kind. */
const CHIPS: readonly Chip[] = [
  {id: 'classes', label: 'Classes', kinds: ['class', 'enum']},
  {id: 'functions', label: 'Functions', kinds: ['function']},
  {id: 'exceptions', label: 'Exceptions', kinds: ['exception']},
  {
    id: 'values',
    label: 'Types and constants',
    kinds: ['type alias', 'constant'],
  },
  {id: 'modules', label: 'Modules', kinds: ['module', 'package']},
  {
    id: 'members',
    label: 'Members',
    kinds: ['method', 'property', 'attribute', 'enum member'],
  },
];

export interface ShownChip extends Chip {
  count: number;
}

/** The chips of the kinds that there are. */
export function chooseChips(counts: readonly KindCount[]): ShownChip[] {
  return CHIPS.map((chip) => ({
    ...chip,
    count: counts
      .filter(([kind]) => chip.kinds.includes(kind))
      .reduce((sum, [, count]) => sum + Number(count), 0),
  })).filter(({count}) => count > 0);
}
