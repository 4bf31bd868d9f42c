import React, {type ReactNode} from 'react';
import type {Autocomplete, Collection, Item} from './items';

interface Props {
  title: string;
  collection: Collection;
  autocomplete: Autocomplete;
  children: (item: Item) => ReactNode;
}

/**
 * A titled list of hits. Hits hold links and buttons, which options of a
 * listbox may not; items of a tree may, and sections lie below their page.
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

/** The key of an item in its list. */
export function keyOf(item: Item): string {
  return item.kind === 'hit' ? item.row.hit.objectID : item.saved.objectID;
}
