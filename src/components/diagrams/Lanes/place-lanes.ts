import type {Lane} from '.';

/** How many steps stand side by side in a wide window. */
export const COLUMNS = 5;

interface PlacedLane {
  lane: Lane;
  /** The number of its first step. */
  first: number;
  /** Where the way from the row above leaves and arrives, in percent. */
  turn?: {from: number; to: number};
}

/** The middle of the outermost step of a lane, in percent of a row. */
function inset({steps, columns = steps.length}: Lane): number {
  return (50 / COLUMNS) * (steps.length === 1 ? columns : 1);
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
    const before = lanes[place - 1];
    const placed: PlacedLane = {lane, first};
    if (before && filled >= COLUMNS) {
      placed.turn = {from: 100 - inset(before), to: inset(lane)};
      filled = 0;
    }
    first += lane.steps.length;
    filled += lane.columns ?? lane.steps.length;
    return placed;
  });
}
