/** What marks the button that opens the search. */
export const SHORTCUTS = 'Control+K Meta+K /';

/** Whether keys go into a field of the page. */
export function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/** Whether a key opens the search, and closes it where it is open. */
export function togglesSearch({key, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return key.toLowerCase() === 'k' && (ctrlKey || metaKey);
}

/** Whether a key opens the search, where nobody is typing. */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey;
  return togglesSearch(event) || (isSlash && !isEditing(target));
}
