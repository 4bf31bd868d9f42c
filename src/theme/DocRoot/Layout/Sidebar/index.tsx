import React, {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';

/**
 * The sidebar of docs. The root says that it is there, for the foot of the page:
 * rules that look for it with `:has()` have half of the page styled anew whenever
 * an element comes or goes.
 */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const isHidden = props.hiddenSidebarContainer;
  const wasHidden = useRef(isHidden);
  useEffect(() => {
    // The button that has unfolded it is gone, and with it the focus. The foot
    // stands right below the list, and is the first button that does.
    if (wasHidden.current && !isHidden) {
      document.querySelector<HTMLElement>('nav + button')?.focus();
    }
    wasHidden.current = isHidden;
  }, [isHidden]);
  return (
    <>
      <Head>
        {/* It is merged into the one that has a language. */}
        {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
        <html data-sidebar={isHidden ? 'hidden' : 'shown'} />
      </Head>
      <Sidebar {...props} />
    </>
  );
}
