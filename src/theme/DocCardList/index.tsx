import React, {type ReactNode} from 'react';
import {
  filterDocCardListItems,
  useCurrentSidebarCategory,
} from '@docusaurus/plugin-content-docs/client';
import DocCard from '@theme/DocCard';
import type {Props} from '@theme/DocCardList';
import {Cards} from '../../components/Cards';

function CurrentCategory(): ReactNode {
  const {items} = useCurrentSidebarCategory();
  return <DocCardList items={items} />;
}

/** The pages given, or else those of the category being read, as cards. */
export default function DocCardList({items}: Props): ReactNode {
  if (!items) {
    return <CurrentCategory />;
  }
  return (
    <Cards>
      {filterDocCardListItems(items).map((item, index) => (
        <DocCard key={index} item={item} />
      ))}
    </Cards>
  );
}
