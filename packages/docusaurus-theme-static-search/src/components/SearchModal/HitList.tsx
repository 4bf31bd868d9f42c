import React, {type ReactNode} from 'react';
import type {Autocomplete, Collection, Item} from './items';

interface Props {
  title: string;
  collection: Collection;
  autocomplete: Autocomplete;
  children: (item: Item) => ReactNode;
}

/**
 * A titled list of hits. Hits contain links and buttons, which are allowed in
 * the items of a tree but not in the options of a listbox. Sections are nested
 * below their page.
 */
export default function HitList(props: Props): ReactNode {
  const {title, collection, autocomplete, children} = props;
  const {source, items} = collection;
  const {id} = autocomplete.getListProps({source});
  return (
    <section className="DocSearch-Hits">
      <div className="DocSearch-Hit-source">{title}</div>
      <ul id={id} role="tree" aria-label={title}>
        {items.map((item) => children(item))}
      </ul>
    </section>
  );
}

/** Returns the key of an item in its list. */
export function keyOf(item: Item): string {
  return item.kind === 'hit' ? item.row.hit.objectID : item.saved.objectID;
}
