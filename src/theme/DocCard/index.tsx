import React, {type ReactNode} from 'react';
import {
  findFirstSidebarItemLink,
  useDocById,
} from '@docusaurus/plugin-content-docs/client';
import {Card} from '@site/src/components/Cards';
import type {Props} from '@theme/DocCard';

/** A page or category of the sidebar as a card. */
export default function DocCard({item}: Props): ReactNode {
  const doc = useDocById(
    item.type === 'link' ? (item.docId ?? undefined) : undefined,
  );
  if (item.type === 'html') {
    return null;
  }
  const to =
    item.type === 'category' ? findFirstSidebarItemLink(item) : item.href;
  return to === undefined ? null : (
    <Card title={item.label} to={to}>
      {item.description ?? doc?.description}
    </Card>
  );
}
