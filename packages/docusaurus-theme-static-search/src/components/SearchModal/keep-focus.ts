const STOPS = 'a[href], button:not([disabled]), input:not([disabled])';

function isStop(element: HTMLElement): boolean {
  const isSkipped =
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    !element.checked;
  return !isSkipped && element.getClientRects().length > 0;
}

/**
 * Where the focus goes from the dialog's edge.
 *
 * @param backwards - whether Shift is held.
 * @returns undefined where the browser finds the next stop inside by itself.
 */
export function findWrap(
  dialog: HTMLElement,
  backwards: boolean,
): HTMLElement | undefined {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [first, last] = [stops[0], stops.at(-1)];
  const focused = dialog.ownerDocument.activeElement;
  if (!dialog.contains(focused)) {
    return backwards ? last : first;
  }
  const edge = backwards ? first : last;
  return focused === edge ? (backwards ? last : first) : undefined;
}
