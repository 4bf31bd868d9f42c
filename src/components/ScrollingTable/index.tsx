import React, {
  useEffect,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

/** Whether a box holds more than it shows, kept up as either changes. */
function useOverflow(box: React.RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setOverflows(element.scrollWidth > element.clientWidth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [box]);
  return overflows;
}

/**
 * A table that scrolls in its own box. The box takes the focus where there is
 * something to scroll to, so that arrow keys reach every column.
 */
export default function ScrollingTable(
  props: ComponentProps<'table'>,
): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box);
  return (
    <div
      ref={box}
      className={styles.box}
      {...(overflows && {
        role: 'group',
        tabIndex: 0,
        'aria-label': 'Wide table',
      })}
    >
      <table {...props} />
    </div>
  );
}
