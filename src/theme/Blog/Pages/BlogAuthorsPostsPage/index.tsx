import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import {nameListPage} from '@site/src/components/BlogPage/name-list-page';
import Original from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';

/** The posts of an author, with the number of the page in its title. */
export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const title = useBlogAuthorPageTitle(author);
  return (
    <>
      <Original {...props} />
      {/* After the theme's title, which it replaces. */}
      <PageMetadata title={nameListPage(title, listMetadata)} />
    </>
  );
}
