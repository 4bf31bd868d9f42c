import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/** Tells what broke while a page was rendered, and offers two ways on. */
export default function CrashReport({error, tryAgain}: Props): ReactNode {
  const home = useBaseUrl('/');
  return (
    <main className={styles.report}>
      <Head>
        <title>Page Error</title>
      </Head>
      <h1>This page crashed</h1>
      <p>The rest of the site still works. This is what the page reports:</p>
      <div className={styles.message} role="alert">
        <ErrorBoundaryError error={error} />
      </div>
      <div className={styles.actions}>
        <ErrorBoundaryTryAgainButton
          onClick={tryAgain}
          className="button button--primary"
        />
        {/* A link of the browser's own: the router may be what broke. */}
        <a className="button button--secondary" href={home}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
