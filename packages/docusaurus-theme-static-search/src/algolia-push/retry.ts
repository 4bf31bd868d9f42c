const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1000;

export interface RetryOptions {
  onRetry: (pause: number) => void;
  /** Waits for a number of milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

function isUnreachable(error: unknown): boolean {
  return error instanceof Error && error.name === 'RetryError';
}

/**
 * Retries with increasing pauses if no host can be reached. Algolia's client
 * tries every host once and obeys rate limits (429), but doesn't handle a short
 * outage of all hosts.
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
