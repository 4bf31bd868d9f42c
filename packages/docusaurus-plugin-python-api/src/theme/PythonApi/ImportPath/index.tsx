import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {breakable} from '../../../breakable';
import CopyButton from '../../CopyButton';
import codeStyles from '../code.module.css';
import styles from './styles.module.css';

export interface Props {
  /** As it is written, `from shop import Order`. */
  statement: string;
  /** Its other public paths, separated by spaces. */
  others?: string;
  /** The module that defines it, if that is another one. */
  definition?: string;
}

/** How a symbol that has several paths is imported. */
export default function ImportPath(props: Props): ReactNode {
  const {statement, others = '', definition} = props;
  const paths = others.split(' ').filter(Boolean);
  return (
    <div className={clsx(styles.import, codeStyles.code)}>
      <p>
        <span className={styles.title}>Import:</span>{' '}
        <span className={styles.statement}>
          <code>{statement}</code>
          <CopyButton read={() => statement} what={statement} />
        </span>
      </p>
      {paths.length > 0 && (
        <p>
          <span className={styles.title}>Other paths:</span>{' '}
          {paths.map((path) => (
            <Fragment key={path}>
              <code>{breakable(path)}</code>{' '}
            </Fragment>
          ))}
        </p>
      )}
      {definition && (
        <p>
          <span className={styles.title}>Defined in:</span>{' '}
          <code>{breakable(definition)}</code>
        </p>
      )}
    </div>
  );
}
