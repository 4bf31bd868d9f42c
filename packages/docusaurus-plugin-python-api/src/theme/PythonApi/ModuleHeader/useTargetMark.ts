import {useLayoutEffect} from 'react';
import {useLocation} from '@docusaurus/router';
import {anchorOf} from '../anchor-of';

/**
 * Marks the target of the URL's hash. CSS alone can't do this, since browsers don't
 * update `:target` when a script changes the URL, see
 * https://github.com/whatwg/html/issues/639
 */
export function useTargetMark(): void {
  const {hash} = useLocation();
  // Before the page scrolls there, since the mark unfolds the list around it.
  useLayoutEffect(() => {
    const target = document.getElementById(anchorOf(hash));
    target?.setAttribute('data-target', '');
    return () => target?.removeAttribute('data-target');
  }, [hash]);
}
