import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import {
  describeListPage,
  nameListPage,
} from '@site/src/components/BlogPage/name-list-page';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/**
 * The posts of an author, with a description and the number of the page in its
 * metadata.
 */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const title = useBlogAuthorPageTitle(author);
  const about =
    author.description ?? `Blog posts by ${author.name ?? author.key}`;
  return (
    <>
      <Original {...props} />
      {/* After the theme's title, which it replaces. */}
      <PageMetadata
        title={nameListPage(title, listMetadata)}
        description={describeListPage(about, listMetadata)}
      />
    </>
  );
}
