import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import styles from './styles.module.css';

/** The props that react-loadable passes, which the theme's type lacks. */
interface Props {
  /** Whether loading takes longer than the delay of 200 ms. */
  pastDelay?: boolean;
  error?: Error | null;
  retry?: () => void;
}

/** A placeholder for a page: at first empty, then a spinner or an error. */
export default function Loading({pastDelay, error, retry}: Props): ReactNode {
  if (error) {
    return (
      <main className={styles.error}>
        <div role="alert">
          <p>
            {translate({
              id: 'theme.Loading.failed',
              message: 'This page did not load.',
            })}
          </p>
          <p className={styles.message}>{String(error)}</p>
          <button
            type="button"
            className="button button--primary"
            onClick={retry}
          >
            {translate({id: 'theme.Loading.retry', message: 'Retry'})}
          </button>
        </div>
      </main>
    );
  }
  return pastDelay ? (
    <main>
      <div className={styles.waiting} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        <span className={styles.label}>
          {translate({
            id: 'theme.Loading.label',
            message: 'Loading this page',
          })}
        </span>
      </div>
    </main>
  ) : null;
}
