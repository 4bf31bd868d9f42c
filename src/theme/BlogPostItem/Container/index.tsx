import React, {type ReactNode} from 'react';
import {
  useBlogMetadata,
  useBlogPost,
} from '@docusaurus/plugin-content-blog/client';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import PostCover from '@site/src/components/PostCover';
import Original from '@theme-original/BlogPostItem/Container';
import clsx from 'clsx';
import type {Props} from '@theme/BlogPostItem/Container';
import styles from './styles.module.css';

/** The way from a post to the list of all. */
function Way(): ReactNode {
  const {blogBasePath, blogTitle} = useBlogMetadata();
  const {title} = useBlogPost().metadata;
  return (
    <nav
      aria-label={translate({
        id: 'theme.docs.breadcrumbs.navAriaLabel',
        message: 'Breadcrumbs',
        description: 'The ARIA label for the breadcrumbs',
      })}
    >
      <ul className="breadcrumbs">
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to={blogBasePath}>
            {blogTitle}
          </Link>
        </li>
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">{title}</span>
        </li>
      </ul>
    </nav>
  );
}

/**
 * A post says where it is, as a page of the docs does; in a list it has its
 * cover beside what it says of itself.
 */
export default function BlogPostItemContainer({
  children,
  className,
}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <Original className={clsx(className, styles.post)}>
      <Way />
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
