import React, {type ReactNode} from 'react';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageFoot from '@site/src/components/PageFoot';

/** The foot of a page of the docs. */
export default function DocItemFooter(): ReactNode {
  return (
    <PageFoot
      className={ThemeClassNames.docs.docFooter}
      metadata={useDoc().metadata}
      hasMarkdown
      isGenerated={useActivePlugin()?.pluginId === 'api'}
    />
  );
}
