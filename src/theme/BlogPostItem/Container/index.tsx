import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PostCover from '@site/src/components/PostCover';
import Original from '@theme-original/BlogPostItem/Container';
import clsx from 'clsx';
import type {Props} from '@theme/BlogPostItem/Container';
import styles from './styles.module.css';

/** A post in a list has its cover beside what it says of itself. */
export default function BlogPostItemContainer({
  children,
  className,
}: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  return isBlogPostPage ? (
    <Original className={clsx(className, styles.post)}>{children}</Original>
  ) : (
    <Original className={clsx(className, styles.entry)}>
      <div className={styles.cover}>
        <PostCover />
      </div>
      <div className={styles.words}>{children}</div>
    </Original>
  );
}
