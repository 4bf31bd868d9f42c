import React, {type ReactNode} from 'react';
import {useActivePlugin, useDoc} from '@docusaurus/plugin-content-docs/client';
import {usePluginData} from '@docusaurus/useGlobalData';
import {ThemeClassNames} from '@docusaurus/theme-common';
import PageFooter from '@site/src/components/PageFooter';
import {useProduct} from '@site/src/components/useProduct';
import type {PythonApiData} from 'docusaurus-plugin-python-api';

/** The end of a docs page; reference pages show the SDK's version. */
export default function DocItemFooter(): ReactNode {
  const {sdk} = useProduct();
  const data = usePluginData('docusaurus-plugin-python-api');
  const {version} = data as PythonApiData;
  const isGenerated = useActivePlugin()?.pluginId === 'api';
  return (
    <PageFooter
      className={ThemeClassNames.docs.docFooter}
      metadata={useDoc().metadata}
      isGenerated={isGenerated}
      describes={isGenerated && version ? `${sdk.package} ${version}` : ''}
    />
  );
}
