import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {useScrollPosition} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';
import {followDirection} from 'docusaurus-plugin-static-first/scroll-direction';

/** Events that occur when a reader scrolls, unlike jumps to a heading. */
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** The height of Infima's navbar in pixels; closer to the top it never hides. */
const BAR_HEIGHT = 60;

/** Marks the root as the page's inline script does before hydration. */
function setHidden(isHidden: boolean): void {
  document.documentElement.toggleAttribute('data-scrolled-down', isHidden);
}

function show(): void {
  setHidden(false);
}

/**
 * Hides the navbar when a reader scrolls down, and shows it when they scroll
 * up. It stays visible when the page itself scrolls: to the top of a new page,
 * to the target of a hash, or when the width changes (a phone is turned). It
 * also stays visible while it contains the focus.
 *
 * @param bar - the navbar.
 * @param hideable - whether it may hide at all.
 */
export function useNavbarVisibility(
  bar: RefObject<HTMLElement | null>,
  hideable: boolean,
): void {
  const isJumping = useRef(true);
  const [direction] = useState(followDirection);
  const location = useLocation();

  useIsomorphicLayoutEffect(() => {
    // Hydration doesn't show a bar that the reader has hidden.
    isJumping.current = !document.querySelector('[data-scrolled-down]');
    return show;
  }, [location]);

  useEffect(() => {
    const element = bar.current;
    const takeOver = () => {
      isJumping.current = false;
      direction.prepare();
    };
    // On a phone, the height changes while scrolling because of the address
    // bar. Only a change of width moves the text.
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth !== width) {
        width = window.innerWidth;
        isJumping.current = true;
        show();
      }
    };
    const visit = new AbortController();
    const {signal} = visit;
    element?.addEventListener('focusin', show, {signal});
    window.addEventListener('resize', onResize, {signal});
    for (const type of SCROLLING) {
      window.addEventListener(type, takeOver, {
        capture: true,
        passive: true,
        signal,
      });
    }
    return () => {
      visit.abort();
    };
  }, [bar, direction]);

  useScrollPosition(({scrollY}) => {
    const next = direction.read();
    const isAtEnd =
      scrollY + window.innerHeight >=
      document.documentElement.scrollHeight - BAR_HEIGHT;
    const hasFocus = bar.current?.contains(document.activeElement);
    if (!hideable || isJumping.current || hasFocus || scrollY < BAR_HEIGHT) {
      show();
    } else if (next > 0) {
      setHidden(true);
    } else if (next < 0 && !isAtEnd) {
      show();
    }
  });
}
