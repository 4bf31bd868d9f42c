import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {useProduct} from '@site/src/components/useProduct';
import EditThisPage from '@theme/EditThisPage';
import styles from './styles.module.css';

export interface Props {
  title: string;
  /** The page's path. */
  permalink: string;
  /** The address to edit the page or its source. */
  editUrl: string | null | undefined;
  /** Whether the page is generated from a source. */
  isGenerated?: boolean | undefined;
}

/** The actions of a page: edit it or view its source, and report a problem. */
export default function PageActions({
  title,
  permalink,
  editUrl,
  isGenerated,
}: Props): ReactNode {
  const {issues} = useProduct();
  const report =
    issues &&
    new URLSearchParams({
      [issues.title]: `Problem on “${title}”`,
      [issues.body]: `Page: ${permalink}\n\nWhat is wrong, and what did you expect?\n`,
    });
  if (!editUrl && !issues) {
    return null;
  }
  return (
    <ul className={styles.actions}>
      {editUrl && (
        <li className={isGenerated ? styles.source : styles.edit}>
          {isGenerated ? (
            <Link to={editUrl}>
              {translate({
                id: 'theme.PageActions.source',
                message: 'View source',
              })}
            </Link>
          ) : (
            <EditThisPage editUrl={editUrl} />
          )}
        </li>
      )}
      {report && (
        <li className={styles.report}>
          <a href={`${issues.url}?${report.toString()}`}>
            {translate({
              id: 'theme.PageActions.report',
              message: 'Report a problem',
            })}
          </a>
        </li>
      )}
    </ul>
  );
}
