/** Loads a chunk of a page. */
export type Load = () => Promise<unknown>;

/** What the reader is waiting for. */
export type Wait = 'first page' | 'next page' | undefined;

/** The browser functions that the recovery uses; tests replace them. */
export interface Surroundings {
  /** Whether the site's host serves pages. */
  isReachable: () => Promise<boolean>;
  /**
   * Whether the page may be reloaded because of a missing chunk, which is
   * allowed once. The call uses it up.
   */
  takeReload: () => boolean;
  /** Shows the reader what did not load. */
  show: (error: unknown, wait: 'first page' | 'next page') => void;
  hide: () => void;
}

interface Held {
  error: unknown;
  retry: () => Promise<void>;
  giveUp: () => void;
}

export interface Recovery {
  /** Makes a failing load wait for a retry instead of rejecting. */
  recover: (load: Load) => Load;
  setWait: (wait: Wait) => void;
  /** Retries all failed loads. */
  retry: () => Promise<void>;
}

/**
 * Recovers from loading errors. When the code of the next page fails to load,
 * Docusaurus reloads, so that readers who are offline lose the page that is
 * open, and it never retries a failed load. With this recovery, failed loads
 * wait to be retried. Only if the host serves pages, so that the chunk must be
 * gone, they are rejected once to make Docusaurus reload.
 */
export function createRecovery(surroundings: Surroundings): Recovery {
  const held = new Set<Held>();
  let wait: Wait = 'first page';
  const isWaitingFor = (what: Wait) => wait === what && held.size > 0;

  async function decide(): Promise<void> {
    if (isWaitingFor('next page')) {
      const isReachable = await surroundings.isReachable();
      // The reader may have navigated elsewhere meanwhile.
      if (
        isReachable &&
        isWaitingFor('next page') &&
        surroundings.takeReload()
      ) {
        for (const {giveUp} of held) {
          giveUp();
        }
      }
    }
    const [first] = held;
    if (first && wait) {
      surroundings.show(first.error, wait);
    } else {
      surroundings.hide();
    }
  }

  return {
    recover: (load) => () =>
      load().catch(
        (error: unknown) =>
          new Promise((resolve, reject) => {
            const piece: Held = {
              error,
              async retry() {
                try {
                  const loaded = await load();
                  held.delete(piece);
                  resolve(loaded);
                } catch (again) {
                  piece.error = again;
                }
              },
              giveUp() {
                held.delete(piece);
                // Anything can be thrown, but the caller expects an error.
                reject(
                  piece.error instanceof Error
                    ? piece.error
                    : new Error(String(piece.error)),
                );
              },
            };
            held.add(piece);
            void decide();
          }),
      ),
    setWait(next) {
      wait = next;
      void decide();
    },
    async retry() {
      await Promise.all([...held].map((piece) => piece.retry()));
      await decide();
    },
  };
}
