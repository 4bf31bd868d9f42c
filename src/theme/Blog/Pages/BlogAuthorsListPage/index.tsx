import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** Adds the description that the theme leaves out. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The authors of the blog, with their number of posts" />
      <Original {...props} />
    </>
  );
}
