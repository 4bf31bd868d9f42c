import {useLayoutEffect, type DependencyList} from 'react';

/**
 * Calls an effect once all that a change has led to is rendered. Preact renders
 * what a changed context is used by after the effects of what changed it, so an
 * effect of the router would find the page that the reader has left.
 */
export default function useSettledEffect(
  effect: () => void,
  dependencies: DependencyList,
): void {
  useLayoutEffect(() => {
    queueMicrotask(effect);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the caller's.
  }, dependencies);
}
