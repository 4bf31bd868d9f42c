import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

interface Props {
  /** The accessible name of the list. */
  label: string;
  /** The pages in order. */
  links: readonly {label: string; to: string; isCurrent?: boolean}[];
}

/** A row of links to related pages, with the current one marked. */
export default function LinkRow({label: name, links}: Props): ReactNode {
  return (
    <ul className={styles.links} aria-label={name}>
      {links.map(({label, to, isCurrent = false}) => (
        <li key={to}>
          <Link
            className={styles.link}
            to={to}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
