/** Does a task now, or once fewer than the limit are running. */
export type Limit = <Result>(task: () => Promise<Result>) => Promise<Result>;

/**
 * Makes a limit for tasks that are started all at once. Those that wait begin in
 * the order in which they came.
 *
 * @param count so many run at a time
 */
export function createLimit(count: number): Limit {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (task) => {
    if (free > 0) {
      free -= 1;
    } else {
      await new Promise<void>((resolve) => {
        waiting.push(resolve);
      });
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) {
        next();
      } else {
        free += 1;
      }
    }
  };
}
