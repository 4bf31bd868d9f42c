type Move = (from: number, last: number) => number;

const forward: Move = (from, last) => (from === last ? 0 : from + 1);
const back: Move = (from, last) => (from === 0 ? last : from - 1);

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: forward,
  ArrowLeft: back,
  Home: () => 0,
  End: (_from, last) => last,
};

/** Arrows point to the tab that is seen there: from right to left they swap. */
const RTL_MOVES: typeof MOVES = {
  ...MOVES,
  ArrowRight: back,
  ArrowLeft: forward,
};

/**
 * Finds where a key moves the focus in a row of tabs.
 *
 * @param key - the key's name.
 * @param isRtl - whether the row runs from right to left.
 * @returns what makes the place of the next tab from that of the tab with the
 * focus and that of the last tab; undefined for a key that moves nothing.
 */
export function findMove(key: string, isRtl: boolean): Move | undefined {
  return (isRtl ? RTL_MOVES : MOVES)[key];
}
