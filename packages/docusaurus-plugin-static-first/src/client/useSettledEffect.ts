import {useLayoutEffect, type DependencyList} from 'react';

/**
 * Runs an effect after everything that depends on a change has rendered. Preact
 * renders the consumers of a changed context after the effects of the component
 * that changed it, so an effect of the router would still find the previous
 * page.
 */
export default function useSettledEffect(
  effect: () => void,
  dependencies: DependencyList,
): void {
  useLayoutEffect(() => {
    queueMicrotask(effect);
    // oxlint-disable-next-line react/exhaustive-deps -- the caller's.
  }, dependencies);
}
