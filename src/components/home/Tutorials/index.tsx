import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {HomePage} from '@site/config/identity/home-types';
import Cover from '@site/src/components/Cover';
import styles from './styles.module.css';

interface Props {
  tutorials: NonNullable<HomePage['tutorials']>;
}

/** A few tutorials to begin with, and a link to all of them. */
export default function Tutorials({tutorials}: Props): ReactNode {
  const {all, entries, title} = tutorials;
  return (
    <section className={styles.tutorials} aria-labelledby="learn">
      <div className={styles.head}>
        <h2 id="learn">{title}</h2>
        {all && <Link to={all.to}>{all.label}</Link>}
      </div>
      <ol className={styles.list}>
        {entries.map(({title: name, cover, facts, gain, to}) => (
          <li key={to} className={styles.tutorial}>
            {cover !== undefined && <Cover words={name} subject={cover} />}
            <h3>
              <Link to={to}>{name}</Link>
            </h3>
            <p>{gain}</p>
            {facts !== undefined && <p className={styles.facts}>{facts}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
