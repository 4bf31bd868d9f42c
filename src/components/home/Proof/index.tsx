import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {HomePage} from '@site/config/identity/home-types';
import styles from './styles.module.css';

interface Props {
  proof: NonNullable<HomePage['proof']>;
}

/** Lists side by side that show why to trust or choose the product. */
export default function Proof({proof}: Props): ReactNode {
  return (
    <section className={styles.ground} aria-labelledby="proof">
      <div className={styles.proof}>
        <h2 id="proof">{proof.title}</h2>
        <div className={styles.sides}>
          {proof.sides.map(({title, entries, isEmphasised = false}) => (
            <div
              key={title}
              className={clsx(
                styles.side,
                isEmphasised ? styles.emphasised : styles.plain,
              )}
            >
              <h3>{title}</h3>
              <ul>
                {entries.map((entry) => (
                  <li key={entry}>{entry}</li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
