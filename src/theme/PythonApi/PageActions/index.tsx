import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageMenu from '@site/src/components/PageMenu';
import type {Props} from '@theme/PythonApi/PageActions';

/** The same menu as beside the titles of guides. */
export default function PageActions({className}: Props): ReactNode {
  return (
    <PageMenu
      className={className}
      editUrl={null}
      permalink={useDoc().metadata.permalink}
    />
  );
}
