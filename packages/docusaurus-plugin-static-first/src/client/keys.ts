/** Whether the reader is typing in a field. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}

/** Matches characters other than letters, which may need Shift to be typed. */
const SIGN = /^\P{L}$/u;

/** Whether a key is a shortcut of a control on the page. */
export function isShortcut(event: KeyboardEvent): boolean {
  const pressed =
    (event.ctrlKey ? 'control+' : '') +
    (event.metaKey ? 'meta+' : '') +
    (event.altKey ? 'alt+' : '') +
    (event.shiftKey && !SIGN.test(event.key) ? 'shift+' : '') +
    event.key.toLowerCase();
  const controls = document.querySelectorAll('[aria-keyshortcuts]');
  return Array.from(controls).some((control) =>
    control
      .getAttribute('aria-keyshortcuts')
      ?.toLowerCase()
      .split(/\s+/)
      .includes(pressed),
  );
}

/** Whether a key is pressed without one that gives it another meaning. */
export function isPlain({altKey, ctrlKey, metaKey}: KeyboardEvent): boolean {
  return !(ctrlKey || metaKey || altKey);
}

/** Whether a key belongs to text input: a character, Backspace or Escape. */
export function isText(event: KeyboardEvent): boolean {
  return isPlain(event) && /^(?:.|Backspace|Escape)$/u.test(event.key);
}

/**
 * Dispatches a key event again, for listeners that are now active.
 *
 * @returns whether none of them prevented the browser's own action.
 */
export function repeatKey(event: KeyboardEvent, target: Element): boolean {
  // An event has all properties that describe one, such as its key.
  return target.dispatchEvent(new KeyboardEvent('keydown', event));
}
