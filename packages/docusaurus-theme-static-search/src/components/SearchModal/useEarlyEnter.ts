import {useEffect, useRef, type KeyboardEvent, type RefObject} from 'react';
import type {Autocomplete, ModalState} from './items';
import {hasRows, isCurrent, type Screen} from './read-screen';

interface Options {
  autocomplete: Autocomplete;
  state: ModalState;
  screen: Screen;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * Keeps an Enter that comes before the answer to the query, and handles it with
 * the answer. The rows shown until then belong to a shorter query, so it would
 * open another page than the reader typed.
 *
 * @returns a handler for keys in the dialog, which returns whether it keeps the
 *   key.
 */
export function useEarlyEnter({autocomplete, state, screen, input}: Options) {
  const {query} = state;
  const kept = useRef<{event: KeyboardEvent; query: string}>(undefined);

  useEffect(() => {
    const early = kept.current;
    if (early?.query !== query) {
      kept.current = undefined;
    } else if (isCurrent(screen, query)) {
      kept.current = undefined;
      if (hasRows(screen) && document.activeElement === input.current) {
        autocomplete
          .getInputProps({inputElement: input.current})
          .onKeyDown(early.event);
      }
    }
  });

  return (event: KeyboardEvent): boolean => {
    // A row other than the first was chosen with an arrow or the pointer.
    const isChosen = (state.activeItemId ?? 0) > 0 && hasRows(screen);
    const isEarly =
      event.key === 'Enter' &&
      event.target === input.current &&
      query !== '' &&
      !isChosen &&
      !isCurrent(screen, query);
    kept.current = isEarly ? {event, query} : undefined;
    return isEarly;
  };
}
