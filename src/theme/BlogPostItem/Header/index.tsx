import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageMenu from '@site/src/components/PageMenu';
import titleStyles from '@site/src/components/PageTitle/styles.module.css';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';
import styles from './styles.module.css';

/**
 * The title of a post, and a line of facts below it, which also has the page
 * menu if the post is on its own page.
 */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {editUrl = null, permalink} = metadata;
  return (
    <header>
      <BlogPostItemHeaderTitle />
      <div className={clsx(styles.line, isBlogPostPage && styles.withMenu)}>
        <div className={styles.facts}>
          <BlogPostItemHeaderInfo />
          <BlogPostItemHeaderAuthors />
        </div>
        {isBlogPostPage && (
          <PageMenu className={titleStyles.action} {...{editUrl, permalink}} />
        )}
      </div>
    </header>
  );
}
