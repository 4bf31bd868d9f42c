import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** Ways to go on, side by side where there is room. Holds `Card`s. */
export function Cards({children}: {children: ReactNode}): ReactNode {
  return <ul className={styles.cards}>{children}</ul>;
}

export interface CardProps {
  title: string;
  /** A path of the site, or an address. */
  to: string;
  /** One sentence on what the reader finds there. */
  children: ReactNode;
}

/** One way to go on; the whole card answers a click. */
export function Card({title, to, children}: CardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Link className={styles.link} to={to}>
        {title}
      </Link>
      <div className={styles.text}>{children}</div>
    </li>
  );
}
