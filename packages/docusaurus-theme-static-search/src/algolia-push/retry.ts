const ATTEMPTS = 4;
const FIRST_PAUSE_MS = 1000;

export interface RetryOptions {
  /** Called with what failed and how long the pause is, in milliseconds. */
  onRetry: (failure: string, pause: number) => void;
  /** Waits for a number of milliseconds. */
  wait?: (milliseconds: number) => Promise<void>;
}

/** What the client throws after it has tried every host. */
interface Outage extends Error {
  stackTrace?: {response?: {status?: number}}[];
}

function isOutage(error: unknown): error is Outage {
  return error instanceof Error && error.name === 'RetryError';
}

/**
 * The status with which hosts respond that can't be used at present, 0 if they
 * don't respond at all; undefined for other errors.
 */
export function statusOfOutage(error: unknown): number | undefined {
  if (!isOutage(error)) {
    return undefined;
  }
  const statuses = error.stackTrace?.map(({response}) => response?.status ?? 0);
  return statuses?.findLast((status) => status > 0) ?? 0;
}

/**
 * Retries with increasing pauses if no host can be used. Algolia's client
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
      const status = statusOfOutage(error);
      if (attempt === ATTEMPTS || status === undefined) {
        throw error;
      }
      const pause = FIRST_PAUSE_MS * 2 ** (attempt - 1);
      onRetry(
        status > 0
          ? `Algolia responded with status ${status}.`
          : 'No host responds.',
        pause,
      );
      await wait(pause);
    }
  }
}
