import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Cover from '@site/src/components/Cover';
import Original from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import styles from './styles.module.css';

/** A post in a list has its cover beside what it says of itself. */
export default function BlogPostItemContainer({
  children,
  className,
}: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return isBlogPostPage ? (
    <Original className={className}>{children}</Original>
  ) : (
    <Original className={clsx(className, styles.entry)}>
      <div className={styles.cover}>
        <Cover words={metadata.title} />
      </div>
      <div className={styles.words}>{children}</div>
    </Original>
  );
}
