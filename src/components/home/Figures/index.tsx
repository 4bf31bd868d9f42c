import React, {type ReactNode} from 'react';
import type {HomePage} from '@site/config/identity/home-types';
import styles from './styles.module.css';

interface Props {
  figures: NonNullable<HomePage['figures']>;
}

/** A few numbers about the documentation, in a row. */
export default function Figures({figures}: Props): ReactNode {
  return (
    <section
      className={styles.ground}
      aria-label="The documentation in numbers"
    >
      <dl className={styles.figures}>
        {figures.map(({value, label}) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
