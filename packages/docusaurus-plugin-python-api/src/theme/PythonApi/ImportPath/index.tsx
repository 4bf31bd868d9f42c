import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import {breakable} from 'docusaurus-plugin-python-api/client';
import CopyButton from '@theme/CopyButton';
import codeStyles from '../code.module.css';
import unfold from '../unfold.module.css';
import styles from './styles.module.css';

export interface Props {
  /** The import statement, such as `from shop import Order`. */
  statement: string;
  /** Its other public paths, separated by spaces. */
  others?: string;
  /** The module that defines it, if it is another one. */
  definition?: string;
}

/** How to import a symbol that has several paths. */
export default function ImportPath(props: Props): ReactNode {
  const {statement, others = '', definition} = props;
  const paths = others.split(' ').filter(Boolean);
  return (
    <div className={clsx(styles.import, codeStyles.code)}>
      <span className={styles.title} dir="ltr">
        Import:
      </span>{' '}
      <code className={styles.statement}>{statement}</code>
      <CopyButton isQuiet read={() => statement} what={statement} />
      {paths.length > 0 && (
        <details className={unfold.unfold}>
          <summary dir="ltr">
            {paths.length === 1 ? 'Other path' : `${paths.length} other paths`}
          </summary>
          {paths.map((path) => (
            <Fragment key={path}>
              <code>{breakable(path)}</code>{' '}
            </Fragment>
          ))}
        </details>
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
