import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {breakable} from '../../../breakable';
import Badges from '../Facts/Badges';
import {useAnchor} from '../useAnchor';
import styles from './styles.module.css';
import {useForward} from './useForward';

/** A list of modules or names with one line each. */
export function Entries({
  forward = false,
  children,
}: {
  /** Whether the anchors of the rows belong to other pages. */
  forward?: boolean;
  children: ReactNode;
}): ReactNode {
  const list = useForward();
  return forward ? (
    // With docusaurus-plugin-static-first, React runs for an anchor of a part.
    <ul className={styles.entries} ref={list} data-hydrate-hash="">
      {children}
    </ul>
  ) : (
    <ul className={styles.entries}>{children}</ul>
  );
}

export interface EntryProps {
  name: string;
  kind: string;
  /** Id of its own, so that the address of a name's other path leads here. */
  id?: string;
  /** Where it is documented; nothing for a name without documentation. */
  to?: string;
  /** Dotted path of the module that documents it. */
  from?: string;
  /** Names in a module, separated by spaces, and how many more there are. */
  symbols?: string;
  more?: number;
  children?: ReactNode;
}

/** One name: what it is, where it leads, what it is for. */
export function Entry(props: EntryProps): ReactNode {
  const {name, kind, id, to, from, symbols, more, children} = props;
  useAnchor(id);
  return (
    <li className={styles.entry} id={id}>
      <span className={styles.head}>
        <code>{to ? <Link to={to}>{name}</Link> : name}</code>
        <Badges kind={kind} flags="" />
        {from && (
          <span className={styles.from}>
            from <code>{breakable(from)}</code>
          </span>
        )}
      </span>
      {children && <span className={styles.summary}>{children}</span>}
      {to && symbols && (
        <span className={styles.symbols}>
          {symbols.split(' ').map((symbol) => (
            <React.Fragment key={symbol}>
              <Link to={`${to}#${symbol}`}>{symbol}</Link>{' '}
            </React.Fragment>
          ))}
          {more && `and ${more} more`}
        </span>
      )}
    </li>
  );
}
