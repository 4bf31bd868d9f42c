import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';
import styles from './styles.module.css';

const WAYS = [
  {label: 'Archive', to: '/blog/archive'},
  {label: 'Tags', to: '/blog/tags'},
  // A file and no page: the router must not follow it.
  {label: 'RSS', to: 'pathname:///blog/rss.xml'},
];

/** The posts, newest first, under a heading of the page's own. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogListPage,
      )}
    >
      <PageMetadata
        title={metadata.blogTitle}
        description={metadata.blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <div className={styles.head}>
          <Heading as="h1">{metadata.blogTitle}</Heading>
          <ul className={styles.ways} aria-label="Other lists of the posts">
            {WAYS.map(({label, to}) => (
              <li key={to}>
                <Link className={styles.way} to={to}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
