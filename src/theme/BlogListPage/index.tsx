import React, {type ReactNode} from 'react';
import BlogHead from '@site/src/components/BlogHead';
import BlogPage from '@site/src/components/BlogPage';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';

/** The posts, newest first, with a heading for the page. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items} = props;
  return (
    <BlogPage
      kind="blogListPage"
      title={metadata.blogTitle}
      description={metadata.blogDescription}
      searchTag="blog_posts_list"
    >
      <BlogListPageStructuredData {...props} />
      <BlogHead title={metadata.blogTitle} current="posts">
        {metadata.blogDescription}.
      </BlogHead>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={metadata} />
    </BlogPage>
  );
}
