import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/** Framework messages that are reworded for readers. */
const WORDING: Readonly<Record<string, string>> = {
  'Unexpected: no Docusaurus route context found':
    'Unexpected: no route context found',
};

/** Rewords an error for readers. */
function reword(error: Error): Error {
  const message = WORDING[error.message];
  return message === undefined
    ? error
    : new Error(message, {cause: error.cause});
}

/** Reports a rendering error, with buttons to retry and to go home. */
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
        <ErrorBoundaryError error={reword(error)} />
      </div>
      <div className={styles.actions}>
        <ErrorBoundaryTryAgainButton
          onClick={tryAgain}
          className="button button--primary"
        />
        {/* A native link, in case the router has crashed. */}
        <a className="button button--secondary" href={home}>
          Go to the home page
        </a>
      </div>
    </main>
  );
}
