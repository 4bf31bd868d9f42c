import {options} from 'preact';
import * as client from 'preact/compat/client';
import {hydrateInSlices, sliceElements, whenHydrated} from './slices';

/**
 * Preact runs effects after the next frame, whereas React runs those of an
 * event before the next event: an element opened by one key must have the
 * focus, or listen, when the next key is pressed.
 */
options.requestAnimationFrame = (runEffects) => {
  const hydrated = whenHydrated();
  if (hydrated) {
    // Effects may change the input of parts that aren't hydrated yet.
    void hydrated.then(() => setTimeout(runEffects));
  } else if (document.documentElement.dataset['hasHydrated'] === 'true') {
    queueMicrotask(runEffects);
  } else {
    setTimeout(runEffects);
  }
};

sliceElements();

export const {createRoot} = client;

/** Hydrates a page in parts. */
export const hydrateRoot: typeof client.hydrateRoot = (container, page) => {
  hydrateInSlices(() => {
    client.hydrateRoot(container, page);
  });
  return createRoot(container);
};

export default {createRoot, hydrateRoot};
