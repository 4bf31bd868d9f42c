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
import Tag from '@theme/Tag';
import clsx from 'clsx';
import styles from './styles.module.css';

interface WithNewest extends Props {
  /** The newest posts of each tag, by its address. */
  newest: Readonly<
    Record<string, readonly {title: string; permalink: string}[]>
  >;
}

/** The tags of the posts, what each is about, and what is new in it. */
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
        description="The subjects of the blog, each with its posts"
      />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout>
        <BlogHead title={title} current="tags" />
        <ul className={styles.list}>
          {sorted.map((tag) => (
            <li key={tag.permalink}>
              <Tag {...tag} />
              <div className={styles.posts}>
                <p>{tag.description}</p>
                {newest[tag.permalink]?.map((post) => (
                  <Link key={post.permalink} to={post.permalink}>
                    {post.title}
                  </Link>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
