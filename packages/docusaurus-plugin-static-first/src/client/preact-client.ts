import {options} from 'preact';
import * as client from 'preact/compat/client';
import {hydrateInSlices, sliceElements, whenHydrated} from './slices';

/**
 * Preact runs effects after the next frame, React those of an event before the
 * next event: what a key opens has the focus, or listens, when another follows.
 */
options.requestAnimationFrame = (runEffects) => {
  const hydrated = whenHydrated();
  if (hydrated) {
    // They may change what the rest of the page is rendered from.
    void hydrated.then(() => setTimeout(runEffects));
  } else if (document.documentElement.dataset['hasHydrated'] === 'true') {
    queueMicrotask(runEffects);
  } else {
    setTimeout(runEffects);
  }
};

sliceElements();

export const {createRoot} = client;

/** Takes over a page that was rendered before, in parts. */
export const hydrateRoot: typeof client.hydrateRoot = (container, page) => {
  hydrateInSlices(() => {
    client.hydrateRoot(container, page);
  });
  return createRoot(container);
};

export default {createRoot, hydrateRoot};
