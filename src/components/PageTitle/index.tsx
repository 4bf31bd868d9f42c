import React, {useContext, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import NotebookLink from '@site/src/components/NotebookLink';
import PageMenu from '@site/src/components/PageMenu';
import PageParts from '@site/src/components/PageParts';
import Heading from '@theme/Heading';
import {PageFacts} from './PageFacts';
import styles from './styles.module.css';

/**
 * The title, the actions of the page, and the facts and parts from its front
 * matter.
 */
export default function PageTitle(props: ComponentProps<'h1'>): ReactNode {
  const {markdownOf, editUrl, notebookOf, facts, parts} = useContext(PageFacts);
  const title = <Heading as="h1" {...props} />;
  // Every page with a notebook also has a Markdown copy.
  if (markdownOf === null) {
    return title;
  }
  const hasAbout = facts.length > 0 || parts.length > 0;
  return (
    <div className={clsx(styles.head, hasAbout && styles.withAbout)}>
      {title}
      {hasAbout && (
        <div className={styles.about}>
          {facts.length > 0 && (
            <ul className={styles.facts}>
              <li className="visually-hidden">
                <Translate
                  id="theme.PageTitle.facts"
                  description="Read by screen readers before the facts about a page, such as how long it takes"
                >
                  At a glance
                </Translate>
              </li>
              {facts.map((fact) => (
                <li key={fact}>{fact}</li>
              ))}
            </ul>
          )}
          {parts.length > 0 && <PageParts parts={parts} />}
        </div>
      )}
      {notebookOf !== null && (
        <NotebookLink className={styles.action} permalink={notebookOf} />
      )}
      <PageMenu
        className={styles.action}
        editUrl={editUrl}
        permalink={markdownOf}
      />
    </div>
  );
}
