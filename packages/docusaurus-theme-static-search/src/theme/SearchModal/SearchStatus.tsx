import React, {type ReactNode} from 'react';
import type {DocSearchState, InternalDocSearchHit} from '@docsearch/react';

interface Props {
  state: DocSearchState<InternalDocSearchHit>;
  section: string;
}

function describe({state, section}: Props): string {
  const {status, query, collections, context} = state;
  if (status === 'error') {
    return 'The search failed.';
  }
  if (!query || status === 'loading') {
    return '';
  }
  if (status === 'stalled') {
    return 'Searching…';
  }
  const place = section && ` in ${section}`;
  if (collections.every(({items}) => items.length === 0)) {
    return `Nothing found${place}.`;
  }
  const count = Number(context.nbHits);
  return `${count} ${count === 1 ? 'hit' : 'hits'}${place}.`;
}

/** Tells those who hear the page what the others see change. */
export default function SearchStatus(props: Props): ReactNode {
  return (
    <p role="status" className="DocSearch-VisuallyHiddenForAccessibility">
      {describe(props)}
    </p>
  );
}
