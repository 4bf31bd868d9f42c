import type {FacetFilters} from '../interface/types';

export type Filters = Exclude<FacetFilters, string>;

/** Adds the filter for a section, if one is selected. */
export function addSection(filters: Filters, section: string): Filters {
  return section ? [...filters, `hierarchy.lvl0:${section}`] : filters;
}
