import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {OfPage} from '@site/src/components/NotebookLink/OfPage';
import Original from '@theme-original/DocItem/Content';
import type {Props} from '@theme/DocItem/Content';

/** Tells the title where its front matter says that there is a notebook. */
export default function DocItemContent(props: Props): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const hasNotebook =
    'notebook' in frontMatter && frontMatter.notebook === true;
  return (
    <OfPage value={hasNotebook ? metadata.permalink : null}>
      <Original {...props} />
    </OfPage>
  );
}
