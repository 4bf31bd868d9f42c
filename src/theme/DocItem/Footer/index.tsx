import React, {type ReactNode} from 'react';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageFoot from '@site/src/components/PageFoot';

/** The foot of a page of the docs; only those that are written have a copy. */
export default function DocItemFooter(): ReactNode {
  const isGenerated = useActivePlugin()?.pluginId === 'api';
  return (
    <PageFoot
      className={ThemeClassNames.docs.docFooter}
      metadata={useDoc().metadata}
      hasMarkdown={!isGenerated}
      isGenerated={isGenerated}
    />
  );
}
