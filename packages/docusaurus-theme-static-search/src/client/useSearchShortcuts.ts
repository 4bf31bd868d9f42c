import {useEffect} from 'react';
import {opensSearch, togglesSearch} from './shortcuts';

/**
 * Handles the search's keys: Ctrl/Cmd+K opens and closes it, a slash opens it
 * outside text fields, Escape closes it.
 */
export function useSearchShortcuts(
  isOpen: boolean,
  open: () => void,
  close: () => void,
): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const isMeant = isOpen
        ? togglesSearch(event) || event.key === 'Escape'
        : opensSearch(event) &&
          // The search would be behind it, and couldn't have the focus.
          document.querySelector('dialog:modal') === null;
      if (isMeant) {
        event.preventDefault();
        if (isOpen) {
          close();
        } else {
          open();
        }
      }
    }
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [isOpen, open, close]);
}
