import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageFoot from '@site/src/components/PageFoot';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import TagsListInline from '@theme/TagsListInline';
import styles from './styles.module.css';

/**
 * A post ends as a guide does. In a list each has the way into it in the same
 * place, with tags or without.
 */
export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  const {hasTruncateMarker, permalink, tags, title} = metadata;
  if (isBlogPostPage) {
    return <PageFoot metadata={metadata} hasMarkdown={false} />;
  }
  return (
    <footer className={styles.foot}>
      {hasTruncateMarker && (
        <ReadMoreLink blogPostTitle={title} to={permalink} />
      )}
      {tags.length > 0 && (
        <div className={styles.tags}>
          <TagsListInline tags={tags} />
        </div>
      )}
    </footer>
  );
}
