import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {useScrollPosition} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** What a reader does to scroll; a jump to a heading does none of it. */
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Says on the root whether the bar is hidden, as the page does before React. */
function setHidden(isHidden: boolean): void {
  document.documentElement.toggleAttribute('data-scrolled-down', isHidden);
}

function show(): void {
  setHidden(false);
}

/**
 * Hides the bar while a reader scrolls down and shows it on the way up. It
 * stays where the page itself jumps: at the top of a new page, at the target of
 * a hash, or where another width (a phone that is turned) moves the text. It
 * stays, too, while the focus is in it: a reader has to see where that is.
 *
 * @param bar - the bar.
 * @param hideable - whether it may hide at all.
 * @param height - its height in pixels; nearer to the top it never hides.
 */
export function useNavbarVisibility(
  bar: RefObject<HTMLElement | null>,
  hideable: boolean,
  height: number,
): void {
  const isJumping = useRef(true);
  const location = useLocation();

  useIsomorphicLayoutEffect(() => {
    isJumping.current = true;
    show();
    return show;
  }, [location]);

  useEffect(() => {
    const element = bar.current;
    const takeOver = () => {
      isJumping.current = false;
    };
    // A phone's address bar changes the height while its reader scrolls; only
    // another width lays the page out anew and moves it.
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth !== width) {
        width = window.innerWidth;
        isJumping.current = true;
        show();
      }
    };
    element?.addEventListener('focusin', show);
    window.addEventListener('resize', onResize);
    for (const type of SCROLLING) {
      window.addEventListener(type, takeOver, {capture: true, passive: true});
    }
    return () => {
      element?.removeEventListener('focusin', show);
      window.removeEventListener('resize', onResize);
      for (const type of SCROLLING) {
        window.removeEventListener(type, takeOver, {capture: true});
      }
    };
  }, [bar]);

  useScrollPosition(({scrollY}, last) => {
    const isAtEnd =
      scrollY + window.innerHeight >=
      document.documentElement.scrollHeight - height;
    const hasFocus = bar.current?.contains(document.activeElement);
    if (!hideable || isJumping.current || hasFocus || scrollY < height) {
      show();
    } else if (last && scrollY > last.scrollY) {
      setHidden(true);
    } else if (last && scrollY < last.scrollY && !isAtEnd) {
      show();
    }
  });
}
