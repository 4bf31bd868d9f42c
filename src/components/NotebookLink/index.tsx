import React, {type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {notebookPath} from 'docusaurus-plugin-page-exports/notebook/address';
import styles from './styles.module.css';

/**
 * Lets the reader take the page along as a notebook.
 *
 * @param permalink - the page's path.
 */
export default function NotebookLink({
  permalink,
}: {
  permalink: string;
}): ReactNode {
  // A file and no page: the router must not follow it.
  return (
    <a
      className={styles.link}
      href={useBaseUrl(notebookPath(permalink))}
      download
    >
      Download notebook
    </a>
  );
}
