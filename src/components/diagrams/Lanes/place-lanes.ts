import type {Lane} from '.';

/** The number of steps per row in a wide window. */
const COLUMNS = 5;

interface PlacedLane {
  lane: Lane;
  /** The number of its first step. */
  first: number;
  /** Where the line from the row above starts and ends, in percent. */
  turn?: {from: number; to: number};
}

/** The centre of a column, in percent of the row. */
function middleOf(column: number): number {
  return (100 / COLUMNS) * (column - 0.5);
}

/**
 * Numbers the steps of lanes, and finds the lanes that start a new row.
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
    // A single step is in the last column.
    filled = count === 1 ? COLUMNS : (begins ? 0 : filled) + count;
    return placed;
  });
}
