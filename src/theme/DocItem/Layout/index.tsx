import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import DocVersionBadge from '@theme/DocVersionBadge';
import DocVersionBanner from '@theme/DocVersionBanner';
import clsx from 'clsx';
import styles from './styles.module.css';

/**
 * A page of a section. On phones, the bar with its contents sticks below the
 * navbar, so it comes before the breadcrumbs in the order of focus, too.
 */
export default function DocItemLayout({children}: Props): ReactNode {
  const {frontMatter, metadata, toc} = useDoc();
  const isWide = useWindowSize() !== 'mobile';
  const isHidden = frontMatter.hide_table_of_contents === true;
  const hasContents = !isHidden && toc.length > 0;
  return (
    <div className="row">
      <div className={clsx('col', !isHidden && styles.column)}>
        <ContentVisibility metadata={metadata} />
        <DocVersionBanner />
        <div className={styles.page}>
          <article>
            {hasContents && <DocItemTOCMobile />}
            <DocBreadcrumbs />
            <DocVersionBadge />
            <DocItemContent>{children}</DocItemContent>
            <DocItemFooter />
          </article>
          <DocItemPaginator />
        </div>
      </div>
      {hasContents && isWide && (
        <div className="col col--3">
          <DocItemTOCDesktop />
        </div>
      )}
    </div>
  );
}
