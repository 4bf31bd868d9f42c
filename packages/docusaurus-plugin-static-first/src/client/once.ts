/** Loads a module; a site may have loads that fail wait for their next chance. */
export type Load = () => Promise<unknown>;

/**
 * Does something once, and again where it has failed.
 *
 * @returns a function that gives undefined once it is done.
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
