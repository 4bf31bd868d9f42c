import {useEffect, useRef, type RefObject} from 'react';
import {focusNavbar} from '@site/src/components/focusNavbar';

interface Menu {
  shown: boolean;
  toggle: () => void;
}

/**
 * Moves the focus into the mobile menu when it opens, and back to its button
 * when it closes, or to the logo if the button is hidden. The menu closes on
 * Escape, and when the focus leaves it, since it covers the page. The button back
 * to the main menu moves the focus to its start.
 *
 * @returns a ref for the navbar that contains the menu.
 */
export function useMenuFocus({
  shown,
  toggle,
}: Menu): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  const close = useRef(toggle);
  useEffect(() => {
    close.current = toggle;
  });

  useEffect(() => {
    const menu = bar.current?.querySelector<HTMLElement>('.navbar-sidebar');
    if (!shown || !menu) {
      return undefined;
    }
    const closeButton = menu.querySelector<HTMLElement>(
      '.navbar-sidebar__close',
    );
    // The button can't be focused until it is visible.
    let frame = 0;
    const enter = () => {
      closeButton?.focus();
      if (closeButton && document.activeElement !== closeButton) {
        frame = requestAnimationFrame(enter);
      }
    };
    frame = requestAnimationFrame(enter);
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        close.current();
      }
    };
    const onFocus = ({target}: FocusEvent) => {
      if (target instanceof Node && !menu.contains(target)) {
        close.current();
      }
    };
    const visit = new AbortController();
    const {signal} = visit;
    document.addEventListener('keydown', onKey, {signal});
    document.addEventListener('focusin', onFocus, {signal});
    // The back button gets hidden, so the next tab stop would be outside.
    const back = menu.querySelector('.navbar-sidebar__back');
    back?.addEventListener('click', () => closeButton?.focus(), {signal});
    return () => {
      cancelAnimationFrame(frame);
      visit.abort();
      // Safari doesn't focus clicked buttons; the body has the focus then.
      const {activeElement, body} = document;
      if (activeElement === body || menu.contains(activeElement)) {
        // The menu's button, or the logo in a window too wide for the menu.
        focusNavbar();
      }
    };
  }, [shown]);

  return bar;
}
