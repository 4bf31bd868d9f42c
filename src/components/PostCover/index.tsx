import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Cover from '@site/src/components/Cover';

/** The cover of the post around it. */
export default function PostCover(): ReactNode {
  const {metadata, frontMatter} = useBlogPost();
  // A field of our own, of which the plugin's types know nothing.
  const subject = 'cover' in frontMatter ? frontMatter.cover : undefined;
  return <Cover words={metadata.title} subject={subject} />;
}
