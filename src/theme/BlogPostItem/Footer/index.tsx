import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageFoot from '@site/src/components/PageFoot';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

/**
 * A post ends as a guide does, and in a list with its tags: its title is the
 * way into it.
 */
export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {tags} = metadata;
  if (isBlogPostPage) {
    return <PageFoot metadata={metadata} hasMarkdown={false} />;
  }
  return tags.length === 0 ? null : (
    <footer className={styles.tags}>
      <TagsListInline tags={tags} />
    </footer>
  );
}
