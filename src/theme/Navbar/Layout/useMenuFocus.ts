import {useEffect, useRef, type RefObject} from 'react';

interface Menu {
  shown: boolean;
  toggle: () => void;
}

/**
 * Takes the focus into the menu of a phone when it opens, and back to the
 * button that opens it when it closes. Escape closes it, and so does leaving
 * it by the keyboard, as what lies below is covered. Within it, the way back to
 * the main menu leads to where that begins.
 *
 * @returns for the bar that holds the menu.
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
    const opener = bar.current?.querySelector<HTMLElement>('.navbar__toggle');
    const closeButton = menu.querySelector<HTMLElement>(
      '.navbar-sidebar__close',
    );
    // What is still on its way into sight can't be focused yet.
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
    // It goes out of sight with its list: the next stop would be outside.
    const back = menu.querySelector('.navbar-sidebar__back');
    back?.addEventListener('click', () => closeButton?.focus(), {signal});
    return () => {
      cancelAnimationFrame(frame);
      visit.abort();
      // Safari gives no focus to a button that is clicked: then the page has it.
      const {activeElement, body} = document;
      if (activeElement === body || menu.contains(activeElement)) {
        opener?.focus();
      }
    };
  }, [shown]);

  return bar;
}
