import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import type {Autocomplete, ModalState} from './items';
import {findWrap} from './keep-focus';

interface Options {
  autocomplete: Autocomplete;
  state: ModalState;
  input: RefObject<HTMLInputElement | null>;
  hasRows: boolean;
}

/**
 * Keeps the focus in the dialog, and the panel open while the input has it.
 *
 * @returns handlers for the dialog.
 */
export function useFocus({autocomplete, state, input, hasRows}: Options) {
  const {collections} = state;
  // From the press of Tab until the focus has moved.
  const isLeaving = useRef(false);
  // Before the input, which closes the panel, has had the key.
  const wasOpen = useRef(false);

  useEffect(() => {
    // A button that removes its own row loses the focus with it.
    if (document.activeElement === document.body) {
      input.current?.focus();
    }
    // A search that a button began may end before the input is focused again,
    // and the library then leaves the panel closed. One that ends while Tab
    // takes the focus away must leave it closed.
    if (
      !isLeaving.current &&
      document.activeElement === input.current &&
      collections.some(({items}) => items.length > 0)
    ) {
      autocomplete.setIsOpen(true);
    }
  }, [input, collections, autocomplete]);

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
    isLeaving.current = event.key === 'Tab';
    wasOpen.current = state.isOpen;
    // Rows that can't be seen can't be opened or moved through.
    const isRowKey = ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key);
    if (isRowKey && !hasRows && event.target === input.current) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.key === 'Tab') {
      const next = findWrap(event.currentTarget, event.shiftKey);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    } else if (event.key === 'Escape' && !wasOpen.current && state.query) {
      // The panel is closed already: Escape clears, and closes next time.
      event.stopPropagation();
      autocomplete.setQuery('');
      input.current?.focus();
      void autocomplete.refresh();
    }
  }

  function onFocus(): void {
    isLeaving.current = false;
  }

  return {onKeyDownCapture, onKeyDown, onFocus};
}
