import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/Blog/Pages/BlogAuthorsListPage';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';

/** Gives the page the description that the theme leaves out. */
export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The people who write the blog, each with the number of their posts" />
      <Original {...props} />
    </>
  );
}
