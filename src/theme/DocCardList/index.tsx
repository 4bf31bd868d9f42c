import React, {type ReactNode} from 'react';
import {
  filterDocCardListItems,
  useCurrentSidebarCategory,
} from '@docusaurus/plugin-content-docs/client';
import {Cards} from '@site/src/components/Cards';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';

function CurrentCategory(props: Omit<Props, 'items'>): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return <DocCardList {...props} items={items} />;
}

/** The given pages, or those of the current category, as cards. */
export default function DocCardList({items, className}: Props): ReactNode {
  if (!items) {
    return <CurrentCategory className={className} />;
  }
  return (
    <Cards className={className}>
      {filterDocCardListItems(items).map((item, index) => (
        <DocCard key={index} item={item} />
      ))}
    </Cards>
  );
}
