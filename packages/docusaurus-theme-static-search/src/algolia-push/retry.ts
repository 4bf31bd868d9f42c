const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1000;

export interface RetryOptions {
  onRetry: (pause: number) => void;
  /** Waits for so many milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/**
 * Calls again, after longer and longer pauses, where no host could be reached.
 * Algolia's client by itself tries every host once and waits when it is asked
 * to slow down (429); a short outage of all hosts is left to us.
 */
export async function withRetries<Value>(
  call: () => Promise<Value>,
  {
    onRetry,
    wait = (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }: RetryOptions,
): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === ATTEMPTS || !isUnreachable(error)) {
        throw error;
      }
      const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1);
      onRetry(pause);
      await wait(pause);
    }
  }
}
