import React, {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
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
  useEffect(() => {
    // The focus was lost with the expand button. The collapse button is the
    // first one right after a `nav`.
    if (wasHidden.current && !isHidden) {
      document.querySelector<HTMLElement>('nav + button')?.focus();
    }
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <>
      <Head>
        {/* Merged into the element that has a `lang` attribute. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
        <html data-sidebar={isHidden ? 'hidden' : 'shown'} />
      </Head>
      <Sidebar {...props} />
    </>
  );
}
