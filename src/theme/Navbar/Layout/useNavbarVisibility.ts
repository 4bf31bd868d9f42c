import {useEffect, useRef, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import {useScrollPosition} from '@docusaurus/theme-common/internal';
import useIsomorphicLayoutEffect from '@docusaurus/useIsomorphicLayoutEffect';

/** What a reader does to scroll; a jump to a heading does none of it. */
const SCROLLING = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Hides the bar while a reader scrolls down and shows it on the way up. It
 * stays where the page itself jumps: at the top of a new page, at the target of
 * a hash, or where another width (a phone that is turned) moves the text.
 *
 * @param hideable - whether the bar may hide at all.
 * @param height - the bar's height in pixels; nearer to the top it never hides.
 */
export function useNavbarVisibility(hideable: boolean, height: number) {
  const [isVisible, setVisible] = useState(true);
  const isJumping = useRef(true);
  const location = useLocation();

  useIsomorphicLayoutEffect(() => {
    isJumping.current = true;
    setVisible(true);
  }, [location]);

  useEffect(() => {
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
        setVisible(true);
      }
    };
    window.addEventListener('resize', onResize);
    for (const type of SCROLLING) {
      window.addEventListener(type, takeOver, {capture: true, passive: true});
    }
    return () => {
      window.removeEventListener('resize', onResize);
      for (const type of SCROLLING) {
        window.removeEventListener(type, takeOver, {capture: true});
      }
    };
  }, []);

  useScrollPosition(({scrollY}, last) => {
    const isAtEnd =
      scrollY + window.innerHeight >=
      document.documentElement.scrollHeight - height;
    if (!hideable || isJumping.current || scrollY < height) {
      setVisible(true);
    } else if (last && scrollY > last.scrollY) {
      setVisible(false);
    } else if (last && scrollY < last.scrollY && !isAtEnd) {
      setVisible(true);
    }
  });

  return isVisible;
}
