import React, {type ReactNode} from 'react';
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
import TagsListByLetter from '@theme/TagsListByLetter';
import clsx from 'clsx';

/** The tags of the posts, under the same head as the other lists. */
export default function BlogTagsListPage({tags}: Props): ReactNode {
  const title = translateTagsPageTitle();
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
        <TagsListByLetter tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
