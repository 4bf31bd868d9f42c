import {useEffect, useRef} from 'react';
import type {ScreenProps} from './useDocSearch';

/**
 * Keeps the search box focused where a focused button disappears, and the
 * panel open where a search ends while the box has the focus.
 *
 * @returns what the dialog has to tell: which key was pressed in it, and that
 * the focus has moved.
 */
export function useBoxFocus({inputRef, state, setIsOpen}: ScreenProps): {
  noticeKey: (key: string) => void;
  noticeFocus: () => void;
} {
  const {collections} = state;
  // From the press of Tab until the focus has moved.
  const isLeaving = useRef(false);

  useEffect(() => {
    // With a saved search goes the button that was focused.
    if (document.activeElement === document.body) {
      inputRef.current?.focus();
    }
    // A search that a button began may end before its focus has opened the
    // panel, and DocSearch then leaves it closed. One that ends while Tab takes
    // the focus out of the box must leave it closed.
    if (
      !isLeaving.current &&
      document.activeElement === inputRef.current &&
      collections.some(({items}) => items.length > 0)
    ) {
      setIsOpen(true);
    }
  }, [inputRef, collections, setIsOpen]);

  return {
    noticeKey(key) {
      isLeaving.current = key === 'Tab';
    },
    noticeFocus() {
      isLeaving.current = false;
    },
  };
}
