import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomePage} from '@site/config/identity/home-types';
import styles from './styles.module.css';

interface Props {
  closing: NonNullable<HomePage['closing']>;
}

/** A final call to action at the end of the page. */
export default function Closing({closing}: Props): ReactNode {
  const {action, text, title} = closing;
  return (
    <section className={styles.ground} aria-labelledby="closing">
      <div className={styles.closing}>
        <div>
          <h2 id="closing">{title}</h2>
          <p>{text}</p>
        </div>
        <Link className="button button--primary button--lg" to={action.to}>
          {action.label}
        </Link>
      </div>
    </section>
  );
}
