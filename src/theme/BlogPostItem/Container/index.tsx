import React, {type ReactNode} from 'react';
import {
  useBlogMetadata,
  useBlogPost,
} from '@docusaurus/plugin-content-blog/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import BlogBreadcrumbs from '@site/src/components/BlogBreadcrumbs';
import PostCover from '@site/src/components/PostCover';
import Original from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import TOCCollapsible from '@theme/TOCCollapsible';
import clsx from 'clsx';
import styles from './styles.module.css';

/** The table of contents of a post on a narrow screen. */
function Contents(): ReactNode {
  const {metadata, toc} = useBlogPost();
  const {
    hide_table_of_contents: isHidden,
    toc_min_heading_level: minHeadingLevel,
    toc_max_heading_level: maxHeadingLevel,
  } = metadata.frontMatter;
  return isHidden || toc.length === 0 ? null : (
    <TOCCollapsible
      className={ThemeClassNames.docs.docTocMobile}
      {...{toc, minHeadingLevel, maxHeadingLevel}}
    />
  );
}

/** The breadcrumbs of a post. */
function Breadcrumbs(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  return (
    <BlogBreadcrumbs steps={[{label: blogTitle, to: blogBasePath}]}>
      {useBlogPost().metadata.title}
    </BlogBreadcrumbs>
  );
}

/**
 * Adds breadcrumbs and a table of contents to a post, and a cover to a post in
 * a list.
 */
export default function BlogPostItemContainer({
  children,
  className,
}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <Original className={clsx(className, styles.post)}>
      <Contents />
      <Breadcrumbs />
      {children}
    </Original>
  ) : (
    <Original className={clsx(className, styles.entry)}>
      <div className={styles.cover}>
        <PostCover />
      </div>
      <div className={styles.words}>{children}</div>
    </Original>
  );
}
