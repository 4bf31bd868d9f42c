import React, {type ReactNode} from 'react';
import {breakable, kindClass} from 'docusaurus-plugin-python-api/client';
import Fold from '../Fold';
import rows from '../rows.module.css';
import styles from './styles.module.css';

/** Maximum number of rows of a kind on a phone before they are folded. */
const MOST_ROWS = 12;

type Row = readonly [
  kind: string,
  name: string,
  summary: ReactNode,
  /** An attribute, and the class of its type. */
  part?: readonly [attribute: string, type: string],
];

export interface Props {
  /** The symbols of the module, by kind. */
  groups: readonly (readonly [title: string, rows: readonly Row[]])[];
}

function Part({attribute, type}: {attribute: string; type: string}): ReactNode {
  return (
    <a aria-label={`${attribute}: ${type}`} href={`#${type}`} title={type}>
      {attribute}
    </a>
  );
}

/** The symbols of a long module, one per line, with links to their sections. */
export default function Overview({groups}: Props): ReactNode {
  return (
    <nav aria-label="Overview of the module" className={styles.overview}>
      {groups.map(([title, symbols]) => (
        <React.Fragment key={title}>
          <p className={rows.title}>{title}</p>
          <ul className={rows.rows}>
            {symbols.map(([kind, name, summary, part]) => (
              <li className={kindClass(kind)} key={name}>
                <a href={`#${name}`}>{breakable(name)}</a>
                {(summary || part) && (
                  <span dir="auto">
                    {part && <Part attribute={part[0]} type={part[1]} />}
                    {summary}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {symbols.length > MOST_ROWS && (
            <Fold count={symbols.length} what={title.toLowerCase()} />
          )}
        </React.Fragment>
      ))}
    </nav>
  );
}
