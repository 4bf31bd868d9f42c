/**
 * A pointer that rests on an element this long is likely to click, in
 * milliseconds.
 */
const REST_MS = 80;

/**
 * Calls `act` with each element that a mouse pointer rests on.
 *
 * @param find - returns the element of interest at the pointer, if any.
 */
export function onRest<Found extends Element>(
  find: (target: EventTarget | null) => Found | null | undefined,
  act: (found: Found) => void,
  signal: AbortSignal,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener(
    'pointerover',
    ({pointerType, target}) => {
      clearTimeout(timer);
      if (pointerType !== 'mouse') {
        return;
      }
      // A page that opens below the pointer is painted before any of this.
      timer = setTimeout(() => {
        const found = find(target);
        if (found?.matches(':hover') && !signal.aborted) {
          act(found);
        }
      }, REST_MS);
    },
    {capture: true, signal},
  );
}
