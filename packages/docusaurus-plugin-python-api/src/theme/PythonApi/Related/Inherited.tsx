import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import codeStyles from '../code.module.css';
import styles from './styles.module.css';

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
  return (
    <div className={clsx(styles.inherited, codeStyles.code)}>
      <p className={styles.title}>
        Inherited from{' '}
        <code>
          <Link to={url}>{base}</Link>
        </code>
      </p>
      <ul>
        {names.split(' ').map((name) => (
          <li key={name}>
            <code>
              <Link to={`${url}.${name}`}>{name}</Link>
            </code>
          </li>
        ))}
      </ul>
    </div>
  );
}
