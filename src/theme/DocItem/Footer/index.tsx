import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import PageActions from '@site/src/components/PageActions';
import Original from '@theme-original/DocItem/Footer';

/** Says what else can be done with a page, above when and where it changed. */
export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  return (
    <>
      <PageActions
        // The reference is made from the SDK; only pages that somebody wrote
        // have an address to be edited at, and a twin.
        hasTwin={Boolean(metadata.editUrl)}
        permalink={metadata.permalink}
        title={metadata.title}
      />
      <Original />
    </>
  );
}
