import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import Cover from '@site/src/components/Cover';

/** The cover of the enclosing post. */
export default function PostCover(): ReactNode {
  const {metadata, frontMatter} = useBlogPost();
  // A custom field, which the plugin's types don't include.
  const subject = 'cover' in frontMatter ? frontMatter.cover : undefined;
  return <Cover words={metadata.title} subject={subject} />;
}
