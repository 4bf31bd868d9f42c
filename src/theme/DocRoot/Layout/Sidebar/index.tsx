import React, {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {CollapseButtonRef} from '@site/src/components/CollapseButtonRef';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';

/**
 * The sidebar of docs. Sets an attribute of the root for the styles of the
 * footer: with `:has()`, half of the page would be restyled whenever an element
 * is added or removed.
 */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const isHidden = props.hiddenSidebarContainer;
  const wasHidden = useRef(isHidden);
  const collapseButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus was lost with the expand button.
    if (wasHidden.current && !isHidden) {
      collapseButton.current?.focus();
    }
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <>
      <Head>
        {/* Merged into the element that has a `lang` attribute. */}
        {/* oxlint-disable-next-line jsx-a11y/html-has-lang */}
        <html data-sidebar={isHidden ? 'hidden' : 'shown'} />
      </Head>
      <CollapseButtonRef.Provider value={collapseButton}>
        <Sidebar {...props} />
      </CollapseButtonRef.Provider>
    </>
  );
}
