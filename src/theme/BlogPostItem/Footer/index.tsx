import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageFoot from '@site/src/components/PageFoot';

/** A post ends as a guide does; in a list its title is the way into it. */
export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return isBlogPostPage ? <PageFoot metadata={metadata} /> : null;
}
