import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';

/**
 * The sidebar of docs. The root says that it is there: styles that looked for it
 * with `:has()` had half of the page styled anew whenever an element came or went.
 */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  return (
    <>
      {props.hiddenSidebarContainer ? null : (
        <Head>
          {/* It is merged into the one that has a language. */}
          {/* eslint-disable-next-line jsx-a11y/html-has-lang */}
          <html data-sidebar="shown" />
        </Head>
      )}
      <Sidebar {...props} />
    </>
  );
}
