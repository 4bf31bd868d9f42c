type Move = (from: number, last: number) => number;

const forward: Move = (from, last) => (from === last ? 0 : from + 1);
const back: Move = (from, last) => (from === 0 ? last : from - 1);

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: forward,
  ArrowLeft: back,
  Home: () => 0,
  End: (_from, last) => last,
};

/** In right-to-left rows, the arrow keys are swapped. */
const RTL_MOVES: typeof MOVES = {
  ...MOVES,
  ArrowRight: back,
  ArrowLeft: forward,
};

/**
 * Finds how a key moves the focus in a row of tabs.
 *
 * @param key - the key's name.
 * @param isRtl - whether the row is right-to-left.
 * @returns a function from the positions of the focused and the last tab to
 * that of the next tab; undefined for keys that don't move the focus.
 */
export function findMove(key: string, isRtl: boolean): Move | undefined {
  return (isRtl ? RTL_MOVES : MOVES)[key];
}
