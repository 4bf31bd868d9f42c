import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import {breakable} from '../../../breakable';
import codeStyles from '../code.module.css';
import styles from './styles.module.css';

/** More names than a glance takes in. */
const FOLD_FROM = 7;

export interface Props {
  /** Name of the class that has the members. */
  base: string;
  /** Its place in the reference. */
  url: string;
  /** Names of the members, separated by spaces. */
  names: string;
}

/** What a class has from one of its bases, each with a link. */
export default function Inherited({base, url, names}: Props): ReactNode {
  const members = names.split(' ');
  const list = (
    <ul>
      {members.map((name) => (
        <li key={name}>
          <code>
            <Link to={`${url}.${name}`}>{breakable(name)}</Link>
          </code>
        </li>
      ))}
    </ul>
  );
  const baseLink = (
    <code>
      <Link to={url}>{base}</Link>
    </code>
  );
  return members.length < FOLD_FROM ? (
    <div className={clsx(styles.inherited, codeStyles.code)}>
      <p className={styles.title}>Inherited from {baseLink}</p>
      {list}
    </div>
  ) : (
    <details className={clsx(styles.inherited, styles.fold, codeStyles.code)}>
      <summary className={styles.title}>
        {members.length} members inherited from <code>{base}</code>
      </summary>
      <p className={styles.title}>See {baseLink}, or one of them:</p>
      {list}
    </details>
  );
}
