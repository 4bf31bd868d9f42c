import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** As many as a window shows of the results, as a rule. */
const ROWS = 6;

/** Holds the room of results that are on their way. */
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
