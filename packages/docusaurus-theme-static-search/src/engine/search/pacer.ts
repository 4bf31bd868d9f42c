/** A task yields after this long, far below the 50 ms that readers notice. */
const SLICE_MS = 8;

/** Splits long work into slices, so that the page stays responsive. */
export interface Pacer {
  /** Yields to the browser when the slice is over. */
  rest(): Promise<void>;
}

function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    // A nested timer waits 4 ms; a message doesn't.
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** @param now - a clock, in milliseconds. */
export function createPacer(
  now: () => number = () => performance.now(),
): Pacer {
  let start = now();
  return {
    async rest() {
      if (now() - start > SLICE_MS) {
        await giveWay();
        start = now();
      }
    },
  };
}
