import React, {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import codeStyles from '../code.module.css';
import unfold from '../unfold.module.css';
import styles from './styles.module.css';

/** From this number of names on, the list is folded. */
const FOLD_FROM = 13;

export interface Props {
  /** Name of the class that has the members. */
  base: string;
  /** URL of its documentation. */
  url: string;
  /** Names of the members, separated by spaces. */
  names: string;
}

/** Links to the members that a class inherits from one of its bases, on one line. */
export default function Inherited({base, url, names}: Props): ReactNode {
  const members = names.split(' ');
  const className = clsx(styles.related, codeStyles.code);
  const list = (
    <>
      <code>
        <Link to={url}>{base}</Link>
      </code>
      :{' '}
      <code>
        {members.map((name, index) => (
          <Fragment key={name}>
            {index > 0 && ', '}
            <Link to={`${url}.${name}`}>{name}</Link>
          </Fragment>
        ))}
      </code>
    </>
  );
  return members.length < FOLD_FROM ? (
    <p className={className}>Inherited from {list}</p>
  ) : (
    <details className={clsx(unfold.unfold, className)}>
      <summary>
        {members.length} members inherited from <code>{base}</code>
      </summary>
      <p>{list}</p>
    </details>
  );
}
