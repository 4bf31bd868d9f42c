import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** About as many results as a window shows. */
const ROWS = 6;

/** Placeholder for results that are loading. */
export default function SearchWaiting(): ReactNode {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {Array.from({length: ROWS}, (_, place) => (
        <div key={place} className={styles.row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
