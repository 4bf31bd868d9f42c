import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomePage} from '@site/config/identity/home-types';
import SectionIcon from '@site/src/components/SectionIcon';
import SearchForm from '@theme/SearchForm';
import styles from './styles.module.css';

interface Props {
  roles: NonNullable<HomePage['roles']>;
}

/** A starting point for each role, and a search form. */
export default function RolePaths({roles}: Props): ReactNode {
  return (
    <section className={styles.paths} aria-labelledby="role-paths">
      <div className={styles.head}>
        <h2 id="role-paths">{roles.title}</h2>
        <SearchForm label="Or search the docs" />
      </div>
      <ul className={styles.list}>
        {roles.entries.map(({reader, promise, icon, links}) => (
          <li key={reader} className={styles.path}>
            <SectionIcon of={icon} />
            <h3>{reader}</h3>
            <p>{promise}</p>
            <ul className={styles.links}>
              {links.map(({label, to}) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}
