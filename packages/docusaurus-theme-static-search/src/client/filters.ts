import type {FacetFilters} from '../interface/types';

export type Filters = Exclude<FacetFilters, string>;

/** Adds the filter of a section, if one is chosen. */
export function addSection(filters: Filters, section: string): Filters {
  return section ? [...filters, `hierarchy.lvl0:${section}`] : filters;
}
