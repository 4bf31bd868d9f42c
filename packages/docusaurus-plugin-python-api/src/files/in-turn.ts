import path from 'node:path';

/** The last task for each place. */
const turns = new Map<string, Promise<unknown>>();

/**
 * Runs the tasks for each place one after the other, so that concurrent calls
 * don't write the same file.
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
  // Errors of the previous task go to its own caller.
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
