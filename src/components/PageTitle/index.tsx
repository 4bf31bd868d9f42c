import React, {useContext, type ComponentProps, type ReactNode} from 'react';
import NotebookLink from '@site/src/components/NotebookLink';
import {OfPage} from '@site/src/components/NotebookLink/OfPage';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/** The title, and beside it the page as a notebook where there is one. */
export default function PageTitle(props: ComponentProps<'h1'>): ReactNode {
  const permalink = useContext(OfPage);
  const title = <Heading as="h1" {...props} />;
  return permalink === null ? (
    title
  ) : (
    <div className={styles.head}>
      {title}
      <NotebookLink permalink={permalink} />
    </div>
  );
}
