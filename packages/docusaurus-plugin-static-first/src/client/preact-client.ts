import {options} from 'preact';

/**
 * Preact runs effects after the next frame, React those of an event before the
 * next event: what a key opens has the focus, or listens, when another follows.
 */
options.requestAnimationFrame = (runEffects) => {
  if (document.documentElement.dataset['hasHydrated'] === 'true') {
    queueMicrotask(runEffects);
  } else {
    // The hydration has been long enough.
    setTimeout(runEffects);
  }
};

export {default} from 'preact/compat/client';
export * from 'preact/compat/client';
