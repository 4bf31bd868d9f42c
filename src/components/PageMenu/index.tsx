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
  /** The address to edit it; null for generated pages. */
  editUrl: string | null;
  /** A class for its buttons. */
  className?: string | undefined;
}

/** There is one menu per page. */
const ID = 'page-menu';

/**
 * A button that copies the page, and a menu of further actions. The menu is a
 * native popover, so it works before hydration.
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
        {/* A file, not a page, so the router must not handle it. */}
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
