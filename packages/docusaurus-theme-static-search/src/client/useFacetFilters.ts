import {useMemo} from 'react';
import {useAlgoliaContextualFacetFilters} from '@docusaurus/theme-search-algolia/client';

export type ContextualFilters = (string | string[])[];

/**
 * Gives the filters of the page's language, and of the versions of the docs
 * that the reader prefers: the same list until one of them changes.
 */
export function useFacetFilters(): ContextualFilters {
  const text = JSON.stringify(useAlgoliaContextualFacetFilters());
  return useMemo(() => JSON.parse(text) as ContextualFilters, [text]);
}
