import path from 'node:path';

/** The last work at each place. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Does one task after the other for each place, so that two calls at the same
 * time don't write the same file.
 *
 * @param place a file or a folder
 * @returns what the task returns
 */
export function inTurn<Result>(
  place: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const key = path.resolve(place);
  const before = turns.get(key) ?? Promise.resolve();
  // The caller of the work before gets its error.
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
