import path from 'node:path';

/** The last work at each place. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Does one work at a place after the other: a change that reaches several
 * plugins under `npm start` has each of them make its files anew, at once.
 *
 * @param place - a file or a folder.
 * @returns what the work gives, and throws what it throws.
 */
export function inTurn<Result>(
  place: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = path.resolve(place);
  const before = turns.get(key) ?? Promise.resolve();
  // Whoever asked for the work before has heard of its fault.
  const turn = before.catch(() => undefined).then(work);
  turns.set(key, turn);
  const forget = () => {
    if (turns.get(key) === turn) {
      turns.delete(key);
    }
  };
  turn.then(forget, forget);
  return turn;
}
