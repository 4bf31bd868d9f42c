import React, {useEffect, useRef, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useRouteContext from '@docusaurus/useRouteContext';
import {SidebarFoot} from '@site/src/components/SidebarFoot';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import styles from './styles.module.css';

/**
 * The sidebar of docs. Sets an attribute of the root for the styles of the
 * footer: with `:has()`, half of the page would be restyled whenever an element
 * is added or removed.
 *
 * The element around it has the plugin's ID for the styles of the reference's
 * sidebar: the class of the root follows a frame later, and moved the links.
 */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  const isHidden = props.hiddenSidebarContainer;
  const wasHidden = useRef(isHidden);
  const foot = useRef<HTMLButtonElement>(null);
  const {plugin} = useRouteContext();
  useEffect(() => {
    // The focus was lost with the expand button.
    if (wasHidden.current && !isHidden) {
      foot.current?.focus();
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
      <SidebarFoot.Provider value={foot}>
        <div className={styles.sidebar} data-plugin-id={plugin.id}>
          <Sidebar {...props} />
        </div>
      </SidebarFoot.Provider>
    </>
  );
}
