import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import codeStyles from '../code.module.css';
import styles from './styles.module.css';

/** Bases or subclasses of a class, on one line. */
export default function Related({
  title,
  types,
}: {
  title: string;
  types: ReactNode;
}): ReactNode {
  return (
    <p className={clsx(styles.related, codeStyles.code)}>
      {title}: <code>{types}</code>
    </p>
  );
}
