import {useEffect, useState, type RefObject} from 'react';

const listeners = new Map<Element, (overflow: number) => void>();

/** Shared by all boxes, so that simultaneous changes are handled together. */
let observer: ResizeObserver | undefined;

function measure(entries: readonly ResizeObserverEntry[]): void {
  // Measures all boxes before any listener changes the page. Otherwise each
  // change would force a style recalculation to measure the next box.
  const overflows = entries.map(
    ({target}) => [target, target.scrollWidth - target.clientWidth] as const,
  );
  for (const [target, overflow] of overflows) {
    listeners.get(target)?.(overflow);
  }
}

/** Returns how many pixels a box overflows, updated when its size changes. */
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
