import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

const LEAVES = [
  'The name, description and schema of a dataset',
  'Status, and the logs and progress that are marked for participants',
  'Encrypted messages: parameter updates, metrics, query results, or predictions, which refer to individual records',
  'Individual records, but only if the custodian allows exact SQL or a custom model that returns them',
];
const STAYS = [
  'The dataset itself, which is never uploaded or copied',
  'Predictions and report files, if the protocol writes its report on the pod',
  'The private key of the pod',
];

/** What leaves a pod, and what stays in it. */
export default function Boundary(): ReactNode {
  return (
    <section className={styles.ground} aria-labelledby="boundary">
      <div className={styles.boundary}>
        <h2 id="boundary">What leaves a pod, and what stays</h2>
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
