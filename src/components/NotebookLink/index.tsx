import React, {type ReactNode} from 'react';
import {useNotebookUrl} from 'docusaurus-plugin-page-exports/client';
import styles from './styles.module.css';

/**
 * Lets the reader download the page as a notebook.
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
    <a className={styles.link} href={useNotebookUrl(permalink)} download>
      Download notebook
    </a>
  );
}
