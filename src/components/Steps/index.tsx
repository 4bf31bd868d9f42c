import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A numbered list whose steps are long: each number stands at a line. */
export default function Steps({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
