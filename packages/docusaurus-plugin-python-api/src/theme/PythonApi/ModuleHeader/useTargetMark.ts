import {useEffect} from 'react';
import {useLocation} from '@docusaurus/router';

function findTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no valid encoding leads nowhere.
    return null;
  }
}

/**
 * Marks the element that the address points at. CSS alone cannot: browsers
 * leave `:target` as it is when a script changes the address, see
 * https://github.com/whatwg/html/issues/639
 */
export function useTargetMark(): void {
  const {hash} = useLocation();
  useEffect(() => {
    const target = hash.length > 1 ? findTarget(hash) : null;
    target?.setAttribute('data-target', '');
    return () => target?.removeAttribute('data-target');
  }, [hash]);
}
