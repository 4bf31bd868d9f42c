import React, {type ReactNode} from 'react';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import BlogHead from '@site/src/components/BlogHead';
import BlogPage from '@site/src/components/BlogPage';
import PostGroup, {groups, type Post} from '@site/src/components/PostGroup';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Heading from '@theme/Heading';

interface WithPosts extends Props {
  /** The posts of each author, newest first, by the author's key. */
  posts: Readonly<Record<string, Post[]>>;
}

/** The authors with their posts, to whom their names in posts link. */
export default function BlogAuthorsListPage({
  authors,
  posts,
}: WithPosts): ReactNode {
  const title = translateBlogAuthorsListPageTitle();
  return (
    <BlogPage
      kind="blogAuthorsListPage"
      title={title}
      description="The authors of the blog, with their posts"
      searchTag="blog_authors_list"
    >
      <BlogHead title={title} />
      <ul className={groups}>
        {authors.map(({key, name, title: role}) => (
          <PostGroup
            key={key}
            name={
              <Heading as="h2" id={key}>
                {name ?? key}
              </Heading>
            }
            about={role}
            posts={posts[key] ?? []}
          />
        ))}
      </ul>
    </BlogPage>
  );
}
