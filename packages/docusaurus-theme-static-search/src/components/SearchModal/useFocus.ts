import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import {isOfComposition} from '../../client/shortcuts';
import type {Autocomplete, ModalState} from './items';
import {findWrap} from './keep-focus';
import {hasRows, type Screen} from './read-screen';
import {useEarlyEnter} from './useEarlyEnter';

interface Options {
  autocomplete: Autocomplete;
  state: ModalState;
  input: RefObject<HTMLInputElement | null>;
  screen: Screen;
}

/**
 * Keeps the focus in the dialog, and the panel open while the input has it.
 *
 * @returns handlers for the dialog.
 */
export function useFocus(options: Options) {
  const {autocomplete, state, input, screen} = options;
  const {collections} = state;
  const keepsKey = useEarlyEnter(options);
  // Set from the keydown of Tab until the focus has moved.
  const isLeaving = useRef(false);
  // The state before the input handled the key, which may close the panel or
  // clear the query, and may be rendered before the dialog gets the key.
  const before = useRef(state);

  useEffect(() => {
    // A button that removes its own row also loses the focus.
    if (document.activeElement === document.body) {
      input.current?.focus();
    }
    // A search started by a button may end before the input is focused again,
    // and the library then leaves the panel closed. A search that ends while
    // Tab moves the focus away must leave it closed.
    if (
      !isLeaving.current &&
      document.activeElement === input.current &&
      collections.some(({items}) => items.length > 0)
    ) {
      autocomplete.setIsOpen(true);
    }
  }, [input, collections, autocomplete]);

  function onKeyDownCapture(event: KeyboardEvent<HTMLElement>): void {
    if (isOfComposition(event.nativeEvent)) {
      event.stopPropagation();
      return;
    }
    isLeaving.current = event.key === 'Tab';
    before.current = state;
    // Invisible rows can't be opened or moved through.
    const isRowKey = ['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key);
    const isOfRow = isRowKey && event.target === input.current;
    if (keepsKey(event) || (isOfRow && !hasRows(screen))) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const {isOpen, query} = before.current;
    if (event.key === 'Tab') {
      const next = findWrap(event.currentTarget, event.shiftKey);
      if (next) {
        event.preventDefault();
        next.focus();
      }
    } else if (event.key === 'Escape' && !isOpen && query) {
      // The panel is already closed, so Escape clears the query; the next one
      // closes the modal.
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
