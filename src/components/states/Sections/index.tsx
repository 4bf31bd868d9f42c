import React, {type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {Card, Cards} from '@site/src/components/Cards';
import type {Section} from '@site/src/components/SectionIcon';

const ICONS: Readonly<Record<string, Section>> = {
  guides: 'start',
  tutorials: 'demo',
  api: 'code',
};

/** The sections of the bar, as cards. */
export default function Sections(): ReactNode {
  const {items} = useThemeConfig().navbar;
  const docs = useAllDocsData();
  return (
    <Cards>
      {items.map(({type, label, docsPluginId, sidebarId}) => {
        const id = String(docsPluginId);
        const version = docs[id]?.versions.find(({isLast}) => isLast);
        const to = version?.sidebars?.[String(sidebarId)]?.link?.path;
        const icon = ICONS[id];
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
