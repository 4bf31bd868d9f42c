import {useEffect, useState, type RefObject} from 'react';

/** How many pixels a box holds beyond its width, kept up as that changes. */
export function useOverflow(box: RefObject<HTMLElement | null>): number {
  const [overflow, setOverflow] = useState(0);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setOverflow(element.scrollWidth - element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return overflow;
}
