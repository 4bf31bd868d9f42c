/** A task gives way after this long, far below the 50 ms that readers feel. */
const SLICE_MS = 8;

/** Cuts long work into slices, so that the page stays responsive. */
export interface Pacer {
  /** Gives way to the browser when the slice is over. */
  rest(): Promise<void>;
}

function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    // A timer waits 4 ms when nested; a message comes at once.
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
