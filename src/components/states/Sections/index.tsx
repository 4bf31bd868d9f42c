import React, {type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import type {BrowserSection} from '@site/config/browser-product';
import {Card, Cards} from '@site/src/components/Cards';
import {useProduct} from '@site/src/components/useProduct';

/** The sections of the navbar as cards. */
export default function Sections(): ReactNode {
  const {items} = useThemeConfig().navbar;
  const docs = useAllDocsData();
  const sections: Readonly<Record<string, BrowserSection>> =
    useProduct().sections;
  return (
    <Cards>
      {items.map(({type, label, docsPluginId, sidebarId}) => {
        const id = String(docsPluginId);
        const version = docs[id]?.versions.find(({isLast}) => isLast);
        const to = version?.sidebars?.[String(sidebarId)]?.link?.path;
        const icon = sections[id]?.icon;
        return (
          type === 'docSidebar' &&
          to !== undefined && (
            <Card
              key={id}
              title={String(label)}
              to={to}
              {...(icon && {icon})}
            />
          )
        );
      })}
    </Cards>
  );
}
