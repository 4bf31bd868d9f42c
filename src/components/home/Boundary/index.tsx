import React, {type ReactNode} from 'react';
import clsx from 'clsx';
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
    <section className={styles.ground} aria-labelledby="boundary">
      <div className={styles.boundary}>
        <h2 id="boundary">What leaves a pod, and what never does</h2>
        <div className={styles.sides}>
          <Side className={styles.leaves} entries={LEAVES} title="Leaves" />
          <Side className={styles.stays} entries={STAYS} title="Stays" />
        </div>
      </div>
    </section>
  );
}

function Side({
  className,
  entries,
  title,
}: {
  className: string | undefined;
  entries: readonly string[];
  title: string;
}): ReactNode {
  return (
    <div className={clsx(styles.side, className)}>
      <h3>{title}</h3>
      <ul>
        {entries.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    </div>
  );
}
