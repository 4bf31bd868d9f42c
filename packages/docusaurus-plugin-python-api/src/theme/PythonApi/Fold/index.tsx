import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import unfold from '../unfold.module.css';
import styles from './styles.module.css';

export interface Props {
  /** The total number, and of what: `18`, `parameters`. */
  count: number;
  what: string;
}

/**
 * Unfolds the box before it, which is cut off only by styles, so that copying, the
 * browser's search and screen readers have the whole content.
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
