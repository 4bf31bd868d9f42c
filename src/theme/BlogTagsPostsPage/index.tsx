import React, {type ReactNode} from 'react';
import Original from '@theme-original/BlogTagsPostsPage';
import type {Props} from '@theme/BlogTagsPostsPage';

/** A list of posts, which needs no other list of posts beside it. */
export default function BlogTagsPostsPage({
  sidebar,
  ...props
}: Props): ReactNode {
  return <Original {...props} sidebar={{...sidebar, items: []}} />;
}
