import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageMenu from '@site/src/components/PageMenu';
import titleStyles from '@site/src/components/PageTitle/styles.module.css';
import Original from '@theme-original/BlogPostItem/Header';
import styles from './styles.module.css';

/** The title of a post has beside it what that of a guide has. */
export default function BlogPostItemHeader(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return isBlogPostPage ? (
    <div className={styles.head}>
      <Original />
      <PageMenu
        className={titleStyles.action}
        editUrl={metadata.editUrl ?? null}
        permalink={metadata.permalink}
      />
    </div>
  ) : (
    <Original />
  );
}
