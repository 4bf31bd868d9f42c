import React, {type ReactNode} from 'react';
import BlogHead from '@site/src/components/BlogHead';
import BlogPage from '@site/src/components/BlogPage';
import {
  describeListPage,
  nameListPage,
} from '@site/src/components/BlogPage/name-list-page';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';

/** The posts, newest first, with a heading for the page. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  const title = nameListPage(metadata.blogTitle, metadata);
  return (
    <BlogPage
      kind="blogListPage"
      title={title}
      description={describeListPage(metadata.blogDescription, metadata)}
      searchTag="blog_posts_list"
    >
      <BlogListPageStructuredData {...props} />
      <BlogHead title={title} current="posts">
        {metadata.blogDescription}.
      </BlogHead>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogPage>
  );
}
