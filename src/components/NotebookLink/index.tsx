import React, {type ReactNode} from 'react';
import {useNotebookUrl} from 'docusaurus-plugin-page-exports/client';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The page's path. */
  permalink: string;
  className?: string | undefined;
}

/** A link to download the page as a notebook. */
export default function NotebookLink({permalink, className}: Props): ReactNode {
  // A file, not a page, so the router must not handle it.
  return (
    <a
      className={clsx(className, styles.notebook, 'section-install')}
      href={useNotebookUrl(permalink)}
      download
    >
      <span className="visually-hidden">Download </span>Notebook
    </a>
  );
}
