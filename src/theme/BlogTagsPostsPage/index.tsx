import React, {type ReactNode} from 'react';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import {useBlogLists} from '@site/src/components/BlogHead/useBlogLists';
import BlogBreadcrumbs from '@site/src/components/BlogBreadcrumbs';
import BlogPage from '@site/src/components/BlogPage';
import {
  describeListPage,
  nameListPage,
} from '@site/src/components/BlogPage/name-list-page';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import Unlisted from '@theme/ContentVisibility/Unlisted';
import Heading from '@theme/Heading';

/** The posts with a tag, below breadcrumbs. */
export default function BlogTagsPostsPage({
  tag,
  items,
  listMetadata,
}: Props): ReactNode {
  const title = nameListPage(useBlogTagsPostsPageTitle(tag), listMetadata);
  const {lists, start} = useBlogLists();
  return (
    <BlogPage
      kind="blogTagPostListPage"
      title={title}
      description={describeListPage(tag.description, listMetadata)}
      searchTag="blog_tags_posts"
    >
      <BlogBreadcrumbs steps={[start, lists.tags]}>{tag.label}</BlogBreadcrumbs>
      {tag.unlisted && <Unlisted />}
      <header>
        <Heading as="h1">{title}</Heading>
        {tag.description && <p>{tag.description}</p>}
      </header>
      <BlogPostItems items={items} />
      <BlogListPaginator metadata={listMetadata} />
    </BlogPage>
  );
}
