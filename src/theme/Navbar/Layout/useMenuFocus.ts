import {useEffect, useRef, type RefObject} from 'react';

interface Menu {
  shown: boolean;
  toggle: () => void;
}

/**
 * Takes the focus into the menu of a phone when it opens, and back to the
 * button that opens it when it closes. Escape closes it, and so does leaving
 * it by the keyboard, as what lies below is covered.
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
    document.addEventListener('keydown', onKey);
    document.addEventListener('focusin', onFocus);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('focusin', onFocus);
      // Safari gives no focus to a button that is clicked: then the page has it.
      const {activeElement, body} = document;
      if (activeElement === body || menu.contains(activeElement)) {
        opener?.focus();
      }
    };
  }, [shown]);

  return bar;
}
