/** The value of `aria-keyshortcuts` on the button that opens the search. */
export const SHORTCUTS = 'Control+K Meta+K /';

/** Whether keys are typed into a field of the page. */
export function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}

/**
 * Whether a key opens or closes the search. With further modifiers, it belongs
 * to the browser: Ctrl+Shift+K opens Firefox' console.
 */
export function togglesSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, shiftKey} = event;
  return (
    key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey
  );
}

/** Whether a key opens the search, unless it is typed into a field. */
export function opensSearch(event: KeyboardEvent): boolean {
  const {key, ctrlKey, metaKey, altKey, target} = event;
  const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey;
  return togglesSearch(event) || (isSlash && !isEditing(target));
}

/** What browsers report as the code of a key that an input method handles. */
const COMPOSING = 229;

/**
 * Whether a key belongs to an input method, such as one for Japanese, in which
 * Enter accepts a word and Escape drops it. In Safari, that key comes after the
 * end of the composition, and only its code tells.
 */
export function isOfComposition({
  isComposing,
  // oxlint-disable-next-line typescript/no-deprecated -- See above.
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean {
  return isComposing || keyCode === COMPOSING;
}
