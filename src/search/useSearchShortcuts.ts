import {useEffect} from 'react';

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/**
 * Listens for the keys of the search: Ctrl or Cmd and K open and close it, a
 * slash opens it where nobody is typing, Escape closes it.
 */
export function useSearchShortcuts(
  isOpen: boolean,
  open: () => void,
  close: () => void,
): void {
  useEffect(() => {
    function listen(event: KeyboardEvent): void {
      const {key, ctrlKey, metaKey, altKey, target} = event;
      const toggles = key.toLowerCase() === 'k' && (ctrlKey || metaKey);
      const slash =
        key === '/' && !ctrlKey && !metaKey && !altKey && !isEditing(target);
      if (isOpen ? toggles || key === 'Escape' : toggles || slash) {
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
