import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomePage} from '@site/config/identity/home-types';
import styles from './styles.module.css';

interface Props {
  figures: NonNullable<HomePage['figures']>;
}

/** A row of figures, each linked to what it counts. */
export default function Figures({figures}: Props): ReactNode {
  return (
    <section className={styles.ground} aria-label="In numbers">
      <dl className={styles.figures}>
        {figures.map(({value, label, to}) => (
          <div key={label}>
            <dt>{to === undefined ? label : <Link to={to}>{label}</Link>}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
