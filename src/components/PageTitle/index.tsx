import React, {useContext, type ComponentProps, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import NotebookLink from '@site/src/components/NotebookLink';
import Heading from '@theme/Heading';
import {PageFacts} from './PageFacts';
import styles from './styles.module.css';

/**
 * The title, beside it the page as a notebook where there is one, and below it
 * the facts that its front matter lists.
 */
export default function PageTitle(props: ComponentProps<'h1'>): ReactNode {
  const {notebookOf, facts} = useContext(PageFacts);
  const title = <Heading as="h1" {...props} />;
  if (notebookOf === null && facts.length === 0) {
    return title;
  }
  return (
    <div className={styles.head}>
      {title}
      {notebookOf !== null && <NotebookLink permalink={notebookOf} />}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          <li className="visually-hidden">
            <Translate
              id="theme.PageTitle.facts"
              description="Read out before the facts about a page, such as how long it takes"
            >
              At a glance
            </Translate>
          </li>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
