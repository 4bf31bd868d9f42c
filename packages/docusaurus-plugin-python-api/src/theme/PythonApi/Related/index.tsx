import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import codeStyles from '../code.module.css';
import unfold from '../unfold.module.css';
import styles from './styles.module.css';

/** Bases or subclasses of a class, on one line. */
export default function Related({
  title,
  types,
  folded,
}: {
  title: string;
  types: ReactNode;
  /** How many there are, if they are too many for a line. */
  folded?: number;
}): ReactNode {
  const className = clsx(styles.related, codeStyles.code);
  return folded ? (
    <details className={clsx(unfold.unfold, className)}>
      <summary>
        {folded} {title.toLowerCase()}
      </summary>
      <p>
        <code>{types}</code>
      </p>
    </details>
  ) : (
    <p className={className}>
      {title}: <code>{types}</code>
    </p>
  );
}
