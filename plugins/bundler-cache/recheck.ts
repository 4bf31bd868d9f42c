import type {Cache} from './open-cache';

/** Long enough that whoever saved a page sees it first. */
const QUIET_MS = 3000;

/**
 * Watches over modules that are kept while somebody writes.
 *
 * @param cache the modules
 * @param key what they go with
 * @param createKey says what they would go with now
 * @param quietMs how long nothing may change before that is found out
 * @returns what is called at each change
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
    // The server may be stopped before it is known.
    await cache.drop();
    clearTimeout(timer);
    timer = setTimeout(() => {
      // A file that is gone meanwhile leaves the modules without a key.
      recheck().catch(() => undefined);
    }, quietMs).unref();
  };
}
