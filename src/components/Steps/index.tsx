import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A numbered list of long steps, whose numbers are connected by a line. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
