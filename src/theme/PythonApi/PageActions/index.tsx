import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyPage from '@site/src/components/CopyPage';
import type {Props} from '@theme/PythonApi/PageActions';

/** What guides offer beside their titles. */
export default function PageActions({className}: Props): ReactNode {
  return (
    <CopyPage className={className} permalink={useDoc().metadata.permalink} />
  );
}
