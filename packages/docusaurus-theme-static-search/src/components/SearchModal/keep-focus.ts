const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

function isStop(element: HTMLElement): boolean {
  const isSkipped =
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked;
  return !isSkipped && element.getClientRects().length > 0;
}

/**
 * Returns the element to focus when Tab leaves the dialog.
 *
 * @param backwards - whether Shift is held.
 * @returns undefined if the browser's next stop is inside the dialog.
 */
export function findWrap(
  dialog: HTMLElement,
  backwards: boolean,
): HTMLElement | undefined {
  const stops = Array.from(dialog.querySelectorAll<HTMLElement>(STOPS)).filter(
    isStop,
  );
  const [first, last] = [stops[0], stops.at(-1)];
  const focused = dialog.ownerDocument.activeElement;
  // After a click on text, the dialog itself has the focus, and the browser would
  // go on from the text, which may be below the last stop.
  const isAtStop = stops.some((stop) => stop === focused);
  const [edge, next] = backwards ? [first, last] : [last, first];
  return isAtStop && focused !== edge ? undefined : next;
}
