import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Cover from '@site/src/components/Cover';
import Original from '@theme-original/BlogPostItem/Container';
import type {Props} from '@theme/BlogPostItem/Container';
import styles from './styles.module.css';

/** A post has its cover above it, in a list beside what it says of itself. */
export default function BlogPostItemContainer({
  children,
  className,
}: Props): ReactNode {
  const {isBlogPostPage, metadata, frontMatter} = useBlogPost();
  // A field of our own, of which the plugin's types know nothing.
  const subject = 'cover' in frontMatter ? frontMatter.cover : undefined;
  return (
    <Original
      className={clsx(className, isBlogPostPage ? styles.post : styles.entry)}
    >
      <div className={styles.cover}>
        <Cover words={metadata.title} subject={subject} />
      </div>
      <div className={clsx(!isBlogPostPage && styles.words)}>{children}</div>
    </Original>
  );
}
