import React, {type ReactNode} from 'react';
import Fold from '../Fold';
import styles from './styles.module.css';

export interface Props {
  /** How many lines of code it has. */
  lines: number;
  /** A long block of code. */
  children: ReactNode;
}

/** Long code, of which only the first lines are visible at first. */
export default function Example({lines, children}: Props): ReactNode {
  return (
    <div className={styles.example}>
      {children}
      <Fold count={lines} what="lines" />
    </div>
  );
}
