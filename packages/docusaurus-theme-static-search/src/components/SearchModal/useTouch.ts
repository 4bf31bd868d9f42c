import {useEffect, type RefObject} from 'react';
import type {Autocomplete} from './items';

/**
 * Closes the panel by a touch outside of it, and puts the keyboard of a phone
 * away while a reader scrolls through the hits.
 */
export function useTouch(
  {getEnvironmentProps}: Autocomplete,
  form: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  input: RefObject<HTMLInputElement | null>,
): void {
  useEffect(() => {
    if (!form.current || !panel.current || !input.current) {
      return undefined;
    }
    const {onTouchStart, onTouchMove} = getEnvironmentProps({
      formElement: form.current,
      panelElement: panel.current,
      inputElement: input.current,
    });
    window.addEventListener('touchstart', onTouchStart);
    window.addEventListener('touchmove', onTouchMove);
    return () => {
      window.removeEventListener('touchstart', onTouchStart);
      window.removeEventListener('touchmove', onTouchMove);
    };
  }, [getEnvironmentProps, form, panel, input]);
}
