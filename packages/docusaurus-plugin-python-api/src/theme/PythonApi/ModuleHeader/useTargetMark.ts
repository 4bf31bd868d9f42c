import {useLayoutEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {anchorOf} from '../anchor-of';

/**
 * Marks the element that the address points at. CSS alone cannot: browsers
 * leave `:target` as it is when a script changes the address, see
 * https://github.com/whatwg/html/issues/639
 */
export function useTargetMark(): void {
  const {hash} = useLocation();
  // Before the page scrolls there: a mark unfolds the list around it.
  useLayoutEffect(() => {
    const target = document.getElementById(anchorOf(hash));
    target?.setAttribute('data-target', '');
    return () => target?.removeAttribute('data-target');
  }, [hash]);
}
