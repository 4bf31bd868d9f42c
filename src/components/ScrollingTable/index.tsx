import React, {useRef, type ComponentProps, type ReactNode} from 'react';
import {useOverflow} from '@site/src/components/useOverflow';
import {InTable} from './InTable';
import styles from './styles.module.css';

/**
 * A table that scrolls in its own box. If the table overflows, the box is
 * focusable, so that arrow keys can scroll it.
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
