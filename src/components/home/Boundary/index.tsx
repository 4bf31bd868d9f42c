import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

const LEAVES = [
  'Names, descriptions and the schema of a dataset',
  'Status, logs and progress that participants may see',
  'Encrypted messages of the protocol: parameter updates, metrics, query results or predictions',
];
const STAYS = [
  'Raw records, always',
  'Predictions and report files, where the protocol writes its report at the pod',
  'The private key of the pod',
];

/** What leaves a pod, and what never does. */
export default function Boundary(): ReactNode {
  return (
    <section className={styles.boundary} aria-labelledby="boundary">
      <h2 id="boundary">What leaves a pod, and what never does</h2>
      <div className={styles.sides}>
        <div className={styles.side}>
          <h3>Leaves</h3>
          <ul>
            {LEAVES.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
        <div className={styles.side}>
          <h3>Stays</h3>
          <ul>
            {STAYS.map((entry) => (
              <li key={entry}>{entry}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
