import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import PageFooter from '@site/src/components/PageFooter';

/** A post ends like a guide; in a list it has no footer. */
export default function BlogPostItemFooter(): ReactNode {
  const {isBlogPostPage, metadata} = useBlogPost();
  return isBlogPostPage ? <PageFooter metadata={metadata} /> : null;
}
