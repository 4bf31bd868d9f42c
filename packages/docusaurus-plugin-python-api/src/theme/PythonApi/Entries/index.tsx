import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {breakable, kindClass} from 'docusaurus-plugin-python-api/client';
import Fold from '../Fold';
import styles from '../rows.module.css';
import {useAnchor} from '../useAnchor';
import {useForward} from './useForward';

/** A list of modules or names, with one row each. */
export function Entries({
  title,
  id,
  folded,
  forward = false,
  children,
}: {
  /** The kind of the names, such as `Classes`. */
  title?: string;
  id?: string;
  /** How many there are, if only the first are visible. */
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
        // Makes docusaurus-plugin-static-first hydrate the page for such anchors.
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
  /** Its id, so that links with another path of the name lead here. */
  id?: string;
  /** Where it is documented, if it is. */
  to?: string;
  /** Its path in another library. */
  from?: string;
  /** Names in a module, separated by spaces, and the number of further ones. */
  symbols?: string;
  more?: number;
  children?: ReactNode;
}

/** A name with its kind, its link and its description. */
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
      {children && <span dir="auto">{children}</span>}
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
