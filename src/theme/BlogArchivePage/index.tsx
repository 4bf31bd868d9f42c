import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';

function groupByYear(
  posts: readonly ArchiveBlogPost[],
): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [post, ...(years.get(year) ?? [])]);
  }
  return [...years];
}

/** Every post by year, the years as headings below the page's own. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'theme.blog.archive.title',
    message: 'Archive',
    description: 'The page & hero title of the blog archive page',
  });
  const format = useDateTimeFormat({
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return (
    <>
      <PageMetadata
        title={title}
        description="Every post of the blog by year"
      />
      <Layout>
        <main className="container margin-vert--lg">
          <Heading as="h1">{title}</Heading>
          {groupByYear(archive.blogPosts).map(([year, posts]) => (
            <section key={year} aria-labelledby={year}>
              <Heading as="h2" id={year}>
                {year}
              </Heading>
              <ul>
                {posts.map(({metadata}) => (
                  <li key={metadata.permalink}>
                    <Link to={metadata.permalink}>
                      {format.format(new Date(metadata.date))}: {metadata.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </main>
      </Layout>
    </>
  );
}
