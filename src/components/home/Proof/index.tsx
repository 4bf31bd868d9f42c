import React, {type ReactNode} from 'react';
import type {HomePage, ProofIcon} from '@site/config/identity/home-types';
import styles from './styles.module.css';

interface Props {
  proof: NonNullable<HomePage['proof']>;
}

const ICONS = {
  lock: 'M8 11V8a4 4 0 0 1 8 0v3M6 11h12v9H6z',
  out: 'M4 12h15m-6-6 6 6-6 6',
} satisfies Record<ProofIcon, string>;

/** Side-by-side lists of reasons to trust or choose the product. */
export default function Proof({proof}: Props): ReactNode {
  return (
    <section className={styles.ground} aria-labelledby="proof">
      <div className={styles.proof}>
        <h2 id="proof">{proof.title}</h2>
        <div className={styles.sides}>
          {proof.sides.map(({title, entries, icon}) => {
            const mark = icon && (
              <svg
                aria-hidden="true"
                className={styles[icon]}
                viewBox="0 0 24 24"
              >
                <path d={ICONS[icon]} />
              </svg>
            );
            return (
              <div key={title} className={styles.side}>
                <h3>
                  {mark}
                  {title}
                </h3>
                <ul>
                  {entries.map((entry) => (
                    <li key={entry}>
                      {mark}
                      {entry}
                    </li>
                  ))}
                </ul>
              </div>
            );
          })}
        </div>
      </div>
    </section>
  );
}
