import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import BlogHead from '@site/src/components/BlogHead';
import BlogPage from '@site/src/components/BlogPage';
import PostGroup, {groups, type Post} from '@site/src/components/PostGroup';
import type {Props} from '@theme/BlogTagsListPage';
import TagLink from '@theme/Tag';

type Tag = Props['tags'][number];

interface WithNewest extends Props {
  /** The newest posts of each tag, or all if they are few, by its address. */
  newest: Readonly<Record<string, Post[]>>;
}

/** A link to all posts of a tag. */
function All({tag: {count, label, permalink}}: {tag: Tag}): ReactNode {
  return (
    <Link to={permalink}>
      <small>{`All ${count} posts`}</small>
      <span className="visually-hidden">{` tagged ${label}`}</span>
    </Link>
  );
}

/** The tags with their descriptions and newest posts. */
export default function BlogTagsListPage({
  tags,
  newest,
}: WithNewest): ReactNode {
  const title = translateTagsPageTitle();
  const sorted = [...tags].sort((a, b) => a.label.localeCompare(b.label, 'en'));
  return (
    <BlogPage
      kind="blogTagsListPage"
      title={title}
      description="The topics of the blog, with the newest posts of each"
      searchTag="blog_tags_list"
    >
      <BlogHead title={title} current="tags" />
      <ul className={groups}>
        {sorted.map((tag) => {
          const posts = newest[tag.permalink] ?? [];
          return (
            <PostGroup
              key={tag.permalink}
              name={<TagLink {...tag} />}
              about={tag.description}
              posts={posts}
            >
              {tag.count > posts.length && <All tag={tag} />}
            </PostGroup>
          );
        })}
      </ul>
    </BlogPage>
  );
}
