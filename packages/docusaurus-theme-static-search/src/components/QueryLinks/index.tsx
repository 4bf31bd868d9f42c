import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchLink} from '../../client/useSearchLink';
import styles from './styles.module.css';

interface Props {
  title: string;
  queries: readonly string[];
}

/** Queries as links to their results; nothing without queries. */
export default function QueryLinks({title, queries}: Props): ReactNode {
  const createLink = useSearchLink();
  const links = queries.flatMap((text) => {
    const to = createLink(text, '');
    return to === null ? [] : [{text, to}];
  });
  return (
    links.length > 0 && (
      <div className={styles.queries}>
        <span>{title}</span>
        <ul className={styles.list} aria-label={title}>
          {links.map(({text, to}) => (
            <li key={text}>
              <Link className={styles.query} to={to}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    )
  );
}
