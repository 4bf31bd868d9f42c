import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Cover from '@site/src/components/Cover';
import PostCover from '@site/src/components/PostCover';
import Original from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';
import styles from './styles.module.css';

/** A post starts with its cover; in a list it is shown as its description. */
export default function BlogPostItemContent(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return isBlogPostPage ? (
    <>
      <div className={styles.cover}>
        <Cover words={`west of ${metadata.title}`} />
        <PostCover />
        <Cover words={`east of ${metadata.title}`} />
      </div>
      <Original {...props} />
    </>
  ) : (
    <p className="markdown">{metadata.description}</p>
  );
}
