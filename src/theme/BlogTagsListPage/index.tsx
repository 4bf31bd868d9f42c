import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import BlogHead from '@site/src/components/BlogHead';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import TagLink from '@theme/Tag';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Post {
  title: string;
  permalink: string;
}

type Tag = Props['tags'][number];

interface WithNewest extends Props {
  /** The newest posts of each tag, or all if they are few, by its address. */
  newest: Readonly<Record<string, Post[]>>;
}

/** The newest posts of a tag, and a link to all if there are more. */
function Posts({tag, posts}: {tag: Tag; posts: readonly Post[]}): ReactNode {
  return (
    <div className={styles.posts}>
      <p>{tag.description}</p>
      {posts.map(({permalink, title}) => (
        <Link key={permalink} to={permalink}>
          {title}
        </Link>
      ))}
      {tag.count > posts.length && (
        <Link className={styles.all} to={tag.permalink}>
          {`All ${tag.count} posts`}
          <span className="visually-hidden">{` tagged ${tag.label}`}</span>
        </Link>
      )}
    </div>
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
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogTagsListPage,
      )}
    >
      <PageMetadata
        title={title}
        description="The topics of the blog, with the newest posts of each"
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout>
        <BlogHead title={title} current="tags" />
        <ul className={styles.list}>
          {sorted.map((tag) => (
            <li key={tag.permalink}>
              <TagLink {...tag} />
              <Posts tag={tag} posts={newest[tag.permalink] ?? []} />
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
