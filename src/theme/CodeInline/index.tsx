import React, {useContext, type ComponentProps, type ReactNode} from 'react';
import {breakable} from 'docusaurus-plugin-python-api/client';
import {InTable} from '@site/src/components/ScrollingTable/InTable';
import Original from '@theme-original/CodeInline';
import styles from './styles.module.css';

/** Shorter names find a place in a line of text, though not in a table. */
const LONG = 24;

/** Lets a long name go on in the next line. */
export default function CodeInline({
  children,
  ...props
}: ComponentProps<'code'>): ReactNode {
  const isInTable = useContext(InTable);
  const isBreakable =
    typeof children === 'string' && (isInTable || children.length > LONG);
  // A wide table would break every name for the sake of its other columns.
  const mark = isInTable ? <span className={styles.seam} /> : <wbr />;
  return (
    <Original {...props}>
      {isBreakable ? breakable(children, mark) : children}
    </Original>
  );
}
