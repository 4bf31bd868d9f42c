/** Loads a module. The site may wrap these functions with `wrapLoads`. */
export type Load = () => Promise<unknown>;

/**
 * Wraps a function so that it runs only once, unless it fails.
 *
 * @returns a function that returns undefined after it has succeeded.
 */
export function once(act: Load): () => Promise<unknown> | undefined {
  let isDone = false;
  let doing: Promise<unknown> | undefined;
  return () => {
    if (isDone) {
      return undefined;
    }
    doing ??= act().then(
      () => {
        isDone = true;
      },
      (error: unknown) => {
        doing = undefined;
        throw error;
      },
    );
    return doing;
  };
}
