import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import unfold from '../unfold.module.css';
import styles from './styles.module.css';

export interface Props {
  /** How many there are in all, and of what: `18`, `parameters`. */
  count: number;
  what: string;
}

/**
 * What unfolds the box before it, which styles alone have cut off: all of it is
 * in the page for whoever copies it, looks for a name or listens.
 */
export default function Fold({count, what}: Props): ReactNode {
  return (
    <details className={clsx(unfold.unfold, styles.fold)}>
      <summary>
        <span>
          Show all {count} {what}
        </span>
        <span>Show fewer {what}</span>
      </summary>
    </details>
  );
}
