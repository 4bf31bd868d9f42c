import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import CopyPage from '@site/src/components/CopyPage';
import EditThisPage from '@site/src/theme/EditThisPage';
import {useMarkdownUrl} from 'docusaurus-plugin-page-exports/client';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** The page's path. */
  permalink: string;
  /** Where it can be edited; a generated page has no text to edit. */
  editUrl: string | null;
  /** The look of its buttons. */
  className?: string | undefined;
}

/** A page has one. */
const ID = 'page-menu';

/**
 * Copies the page, and opens a menu of what else can be had of it. The browser
 * opens and closes that, so it answers before React does.
 */
export default function PageMenu({
  permalink,
  editUrl,
  className,
}: Props): ReactNode {
  const markdownUrl = useMarkdownUrl(permalink);
  return (
    <div className={styles.buttons}>
      <CopyPage className={className} permalink={permalink} />
      <button
        aria-label={translate({
          id: 'theme.PageMenu.more',
          message: 'More actions for this page',
        })}
        className={clsx(className, styles.more)}
        popoverTarget={ID}
        type="button"
      />
      <div className={styles.menu} id={ID} popover="auto">
        {/* A file and no page: the router must not follow it. */}
        <a className="dropdown__link" href={markdownUrl}>
          {translate({
            id: 'theme.PageMenu.markdown',
            message: 'View as Markdown',
          })}
        </a>
        {editUrl !== null && (
          <EditThisPage className="dropdown__link" editUrl={editUrl} />
        )}
      </div>
    </div>
  );
}
