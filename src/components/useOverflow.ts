import {useEffect, useState, type RefObject} from 'react';

const listeners = new Map<Element, (overflow: number) => void>();

/** One for all boxes: its callback gets those that changed together. */
let observer: ResizeObserver | undefined;

function measure(entries: readonly ResizeObserverEntry[]): void {
  // Measured before any box is drawn anew: otherwise each change of one would
  // have the whole page styled again to measure the next.
  const overflows = entries.map(
    ({target}) => [target, target.scrollWidth - target.clientWidth] as const,
  );
  for (const [target, overflow] of overflows) {
    listeners.get(target)?.(overflow);
  }
}

/** How many pixels a box holds beyond its width, kept up as that changes. */
export function useOverflow(box: RefObject<HTMLElement | null>): number {
  const [overflow, setOverflow] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    observer ??= new ResizeObserver(measure);
    const shared = observer;
    listeners.set(element, setOverflow);
    shared.observe(element);
    return () => {
      shared.unobserve(element);
      listeners.delete(element);
    };
  }, [box]);
  return overflow;
}
