import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import NotebookLink from '@site/src/components/NotebookLink';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

/** Offers the page as a notebook where its front matter says that there is one. */
export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const hasNotebook =
    'notebook' in frontMatter && frontMatter.notebook === true;
  return (
    <>
      {hasNotebook && <NotebookLink permalink={metadata.permalink} />}
      <Original {...props} />
    </>
  );
}
