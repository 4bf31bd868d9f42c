import React, {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '@site/src/components/useOverflow';
import {InTable} from './InTable';
import styles from './styles.module.css';

/**
 * A table that scrolls in its own box. The box takes the focus where there is
 * something to scroll to, so that arrow keys reach every column.
 */
export default function ScrollingTable(
  props: ComponentProps<'table'>,
): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const overflows = useOverflow(box) > 0;
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
      <InTable value>
        <table {...props} />
      </InTable>
    </div>
  );
}
