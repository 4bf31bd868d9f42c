import {useEffect, type RefObject} from 'react';
import type {Autocomplete} from './items';

/**
 * Closes the panel by a touch outside of the modal, and puts the keyboard of a
 * phone away while a reader scrolls through the hits.
 */
export function useTouch(
  autocomplete: Autocomplete,
  modal: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    if (!modal.current || !input.current) {
      return undefined;
    }
    const handlers = autocomplete.getEnvironmentProps({
      // What is pressed in its foot must not move away with the hits.
      formElement: modal.current,
      panelElement: modal.current,
      inputElement: input.current,
    });
    const onTouchStart = (event: TouchEvent) => {
      handlers.onTouchStart(event);
    };
    const onTouchMove = (event: TouchEvent) => {
      handlers.onTouchMove(event);
    };
    window.addEventListener('touchstart', onTouchStart);
    window.addEventListener('touchmove', onTouchMove);
    return () => {
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchmove', onTouchMove);
    };
  }, [autocomplete, modal, input]);
}
