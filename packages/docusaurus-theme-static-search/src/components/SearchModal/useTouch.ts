import {useEffect, type RefObject} from 'react';
import type {Autocomplete} from './items';

/**
 * Closes the panel by a touch outside of it, and puts the keyboard of a phone
 * away while a reader scrolls through the hits.
 */
export function useTouch(
  autocomplete: Autocomplete,
  form: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    if (!form.current || !panel.current || !input.current) {
      return undefined;
    }
    const handlers = autocomplete.getEnvironmentProps({
      formElement: form.current,
      panelElement: panel.current,
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
  }, [autocomplete, form, panel, input]);
}
