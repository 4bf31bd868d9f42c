import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {breakable} from '../../../breakable';
import {kindClass} from '../../../kind-class';
import Fold from '../Fold';
import styles from '../rows.module.css';
import {useAnchor} from '../useAnchor';
import {useForward} from './useForward';

/** A list of modules or names with a row each. */
export function Entries({
  title,
  id,
  folded,
  forward = false,
  children,
}: {
  /** What the names are, as `Classes`. */
  title?: string;
  id?: string;
  /** How many there are, where only the first are in sight. */
  folded?: number;
  /** Whether the anchors of the rows belong to other pages. */
  forward?: boolean;
  children: ReactNode;
}): ReactNode {
  const list = useForward();
  return (
    <>
      {title && (
        <Heading as="h3" id={id}>
          {title}
        </Heading>
      )}
      {forward ? (
        // With docusaurus-plugin-static-first, React runs for an anchor of a part.
        <ul className={styles.rows} ref={list} data-hydrate-hash="">
          {children}
        </ul>
      ) : (
        <ul className={styles.rows}>{children}</ul>
      )}
      {folded && title && <Fold count={folded} what={title.toLowerCase()} />}
    </>
  );
}

export interface EntryProps {
  name: string;
  kind: string;
  /** Id of its own, so that the address of a name's other path leads here. */
  id?: string;
  /** Where it is documented; nothing for a name without documentation. */
  to?: string;
  /** The path that it has in another library. */
  from?: string;
  /** Names in a module, separated by spaces, and how many more there are. */
  symbols?: string;
  more?: number;
  children?: ReactNode;
}

/** One name: what it is, where it leads, what it is for. */
export function Entry(props: EntryProps): ReactNode {
  const {name, kind, id, to, from, symbols, more, children = from} = props;
  useAnchor(id);
  return (
    <li className={kindClass(kind)} id={id}>
      {to ? (
        <Link to={to}>{breakable(name)}</Link>
      ) : (
        <code>{breakable(name)}</code>
      )}
      {children && <span>{children}</span>}
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
