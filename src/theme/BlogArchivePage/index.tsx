import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import {useDateTimeFormat} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import BlogHead from '@site/src/components/BlogHead';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';
import BlogLayout from '@theme/BlogLayout';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

function groupByYear(
  posts: readonly ArchiveBlogPost[],
): [string, ArchiveBlogPost[]][] {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return [...years];
}

/** The reading time of a post, in the same words as on its own page. */
function ReadingTime({minutes}: {minutes: number}): ReactNode {
  const {selectMessage} = usePluralForm();
  return (
    <span className={styles.time}>
      {selectMessage(
        minutes,
        translate(
          {
            id: 'theme.blog.post.readingTime.plurals',
            message: 'One min read|{readingTime} min read',
          },
          {readingTime: minutes},
        ),
      )}
    </span>
  );
}

/** All posts by year, newest first, with the years as level 2 headings. */
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
      <PageMetadata title={title} description="All posts of the blog by year" />
      <BlogLayout>
        <BlogHead title={title} current="archive" />
        {groupByYear(archive.blogPosts).map(([year, posts]) => (
          <section key={year} className={styles.year} aria-labelledby={year}>
            <Heading as="h2" id={year}>
              {year}
            </Heading>
            <ul className={styles.list}>
              {posts.map(({metadata}) => (
                <li key={metadata.permalink}>
                  <time className={styles.date} dateTime={metadata.date}>
                    {format.format(new Date(metadata.date))}
                  </time>
                  <Link className={styles.title} to={metadata.permalink}>
                    {metadata.title}
                  </Link>
                  {metadata.readingTime !== undefined && (
                    <ReadingTime minutes={Math.ceil(metadata.readingTime)} />
                  )}
                  <p className={styles.text}>{metadata.description}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </BlogLayout>
    </>
  );
}
