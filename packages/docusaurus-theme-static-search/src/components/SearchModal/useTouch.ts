import {useEffect, type RefObject} from 'react';
import type {Autocomplete} from './items';

/**
 * Closes the panel on a touch outside the modal, and hides a phone's keyboard
 * while the reader scrolls through the hits.
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
      // Buttons in the footer must not move with the hits when pressed.
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
