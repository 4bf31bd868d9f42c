import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Original from '@theme-original/BlogPostItem/Content';
import type {Props} from '@theme/BlogPostItem/Content';

/** In a list a post says in one sentence what it is about. */
export default function BlogPostItemContent(props: Props): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return isBlogPostPage ? (
    <Original {...props} />
  ) : (
    <p className="markdown">{metadata.description}</p>
  );
}
