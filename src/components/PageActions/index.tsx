import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useMarkdownUrl} from 'docusaurus-plugin-page-exports/client';
import {useProduct} from '@site/src/components/useProduct';
import EditThisPage from '@theme/EditThisPage';
import styles from './styles.module.css';

export interface Props {
  title: string;
  /** The page's path. */
  permalink: string;
  /** Where the page can be edited, or what it was generated from. */
  editUrl: string | null | undefined;
  /** Whether it has a Markdown copy. */
  hasMarkdown: boolean;
  /** Whether there is a source, but no text to edit. */
  isGenerated?: boolean | undefined;
}

/** What a reader can do with a page besides reading it. */
export default function PageActions({
  title,
  permalink,
  editUrl,
  hasMarkdown,
  isGenerated,
}: Props): ReactNode {
  const {source} = useProduct();
  const markdownUrl = useMarkdownUrl(permalink);
  const report = new URLSearchParams({
    title: `Problem on “${title}”`,
    body: `Page: ${permalink}\n\nWhat is wrong, and what did you expect?\n`,
  });
  if (!editUrl && !hasMarkdown && !source) {
    return null;
  }
  return (
    <ul className={styles.actions}>
      {editUrl && (
        <li>
          {isGenerated ? (
            <Link to={editUrl}>View source</Link>
          ) : (
            <EditThisPage editUrl={editUrl} />
          )}
        </li>
      )}
      {hasMarkdown && (
        <li>
          {/* A file and no page: the router must not follow it. */}
          <a href={markdownUrl}>View as Markdown</a>
        </li>
      )}
      {source && (
        <li>
          <a href={`${source.url}/issues/new?${report.toString()}`}>
            Report a problem
          </a>
        </li>
      )}
    </ul>
  );
}
