import type {Cache} from './open-cache';

/** Long enough for a saved page to appear in the browser first. */
const QUIET_MS = 3000;

/**
 * Keeps the cache's validity up to date while files change.
 *
 * @param cache the compiled modules
 * @param key the key that they belong to
 * @param createKey computes the current key
 * @param quietMs how long files must be unchanged before the key is recomputed
 * @returns a function to call on every change
 */
export function createRecheck(
  cache: Cache,
  key: string,
  createKey: () => Promise<string>,
  quietMs = QUIET_MS,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isMixed = false;

  async function recheck(): Promise<void> {
    isMixed ||= (await createKey()) !== key;
    if (!isMixed) {
      await cache.keep(key);
    }
  }

  return async () => {
    // The server may be stopped before the new key is known.
    await cache.drop();
    clearTimeout(timer);
    timer = setTimeout(() => {
      // If a file has been deleted meanwhile, the cache stays invalid.
      recheck().catch(() => undefined);
    }, quietMs).unref();
  };
}
