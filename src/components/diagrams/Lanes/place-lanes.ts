import type {Lane} from '.';

/** How many steps stand side by side in a wide window. */
const COLUMNS = 5;

interface PlacedLane {
  lane: Lane;
  /** The number of its first step. */
  first: number;
  /** Where the way from the row above leaves and arrives, in percent. */
  turn?: {from: number; to: number};
}

/** The middle of a column, in percent of a row. */
function middleOf(column: number): number {
  return (100 / COLUMNS) * (column - 0.5);
}

/**
 * Numbers the steps of lanes, and finds those that begin another row.
 *
 * @param lanes - in the order of their steps.
 */
export function placeLanes(lanes: readonly Lane[]): PlacedLane[] {
  let first = 1;
  let filled = 0;
  return lanes.map((lane, place) => {
    const count = lane.steps.length;
    const placed: PlacedLane = {lane, first};
    const begins = filled + count > COLUMNS;
    if (place > 0 && begins) {
      placed.turn = {
        from: middleOf(filled),
        to: middleOf(count === 1 ? COLUMNS : 1),
      };
    }
    first += count;
    // A step that is alone stands in the last column.
    filled = count === 1 ? COLUMNS : (begins ? 0 : filled) + count;
    return placed;
  });
}
