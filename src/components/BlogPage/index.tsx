import React, {type ReactNode} from 'react';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
} from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

interface Props {
  /** The kind of page, as in the theme's class names. */
  kind: keyof typeof ThemeClassNames.page & `blog${string}`;
  title: string;
  description: string | undefined;
  /** The kind of page, as in the theme's metadata for searches. */
  searchTag: string;
  children: ReactNode;
}

/** A list of posts, tags or authors, with its metadata. */
export default function BlogPage({
  kind,
  title,
  description,
  searchTag,
  children,
}: Props): ReactNode {
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page[kind],
      )}
    >
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag={searchTag} />
      <BlogLayout>{children}</BlogLayout>
    </HtmlClassNameProvider>
  );
}
