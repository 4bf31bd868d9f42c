import type {KeyboardEvent} from 'react';
import {findWrap} from './keep-focus';
import type {ScreenProps} from './useDocSearch';

/** Does what a key means to the dialog as a whole. */
export function handleKey(
  event: KeyboardEvent<HTMLElement>,
  {state, inputRef, setQuery}: ScreenProps,
): void {
  if (event.key === 'Tab') {
    const next = findWrap(event.currentTarget, event.shiftKey);
    if (next) {
      event.preventDefault();
      next.focus();
    }
  } else if (event.key === 'Escape' && !state.isOpen && state.query) {
    // The panel is closed already: Escape clears, and closes next time.
    event.stopPropagation();
    setQuery('');
    inputRef.current?.focus();
  }
}
