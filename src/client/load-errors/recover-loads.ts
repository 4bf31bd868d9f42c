/** Loads a piece of a page. */
export type Load = () => Promise<unknown>;

/** For what a reader waits: the page just opened, or the next one. */
export type Wait = 'first page' | 'next page' | undefined;

/** What the browser does for the recovery; a test puts its own in place. */
export interface Surroundings {
  /** Whether the site's host answers at all. */
  isReachable: () => Promise<boolean>;
  /**
   * Whether the page may be loaded anew for a missing piece, which it may
   * once. Asking uses it up.
   */
  takeReload: () => boolean;
  /** Tells the reader what did not load. */
  show: (error: unknown, wait: 'first page' | 'next page') => void;
  hide: () => void;
}

interface Held {
  error: unknown;
  retry: () => Promise<void>;
  giveUp: () => void;
}

export interface Recovery {
  /** Makes a load wait for its next chance where it would have failed. */
  recover: (load: Load) => Load;
  setWait: (wait: Wait) => void;
  /** Tries again what failed. */
  retry: () => Promise<void>;
}

/**
 * Keeps a page that fails to load from being lost. Docusaurus reloads when the
 * code of the next page fails to load, which a reader without a network pays
 * with the page that is open, and it forgets a failed load never. Here a
 * failed load waits: until the reader or the network asks for it again, or,
 * if the host does answer and the piece is gone from it, until it is handed on
 * as failed, once, for Docusaurus to reload.
 */
export function createRecovery(surroundings: Surroundings): Recovery {
  const held = new Set<Held>();
  let wait: Wait = 'first page';
  const isWaitingFor = (what: Wait) => wait === what && held.size > 0;

  async function decide(): Promise<void> {
    if (isWaitingFor('next page')) {
      const isReachable = await surroundings.isReachable();
      // The reader may have turned elsewhere while the host was asked.
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
                // The reason may be anything; the caller gets what was thrown.
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
