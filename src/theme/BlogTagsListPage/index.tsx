import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Original from '@theme-original/BlogTagsListPage';
import type {Props} from '@theme/BlogTagsListPage';

/** Gives the page the description that the theme leaves out. */
export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The subjects of the blog, each with its posts" />
      <Original {...props} />
    </>
  );
}
