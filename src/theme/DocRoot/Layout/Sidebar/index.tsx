import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import Sidebar from '@theme-original/DocRoot/Layout/Sidebar';
import RootData from '@site/src/components/RootData';

/** The sidebar of docs; the foot of the page stands in its columns. */
export default function DocRootLayoutSidebar(props: Props): ReactNode {
  return (
    <>
      {!props.hiddenSidebarContainer && <RootData data-sidebar="shown" />}
      <Sidebar {...props} />
    </>
  );
}
