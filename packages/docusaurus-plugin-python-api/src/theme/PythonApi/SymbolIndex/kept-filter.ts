import {LISTED} from './chips';

/** The filter, as stored in the address. */
export interface KeptFilter {
  query: string;
  /** The id of a chip. */
  kind: string;
}

/** Reads the filter from a query string. */
export function readFilter(search: string): KeptFilter {
  const params = new URLSearchParams(search);
  return {
    query: params.get('filter') ?? '',
    kind: params.get('kind') ?? LISTED,
  };
}

/**
 * Stores the filter in the address without a history entry. The router is bypassed:
 * it would render the page again for each letter, and it reads the address anyway
 * when the reader comes back.
 */
export function keepFilter({query, kind}: KeptFilter): void {
  const {history, location} = window;
  const params = new URLSearchParams(location.search);
  params.delete('filter');
  params.delete('kind');
  if (query) {
    params.set('filter', query);
  }
  if (kind !== LISTED) {
    params.set('kind', kind);
  }
  const search = params.toString();
  // The hash may be an initial of the list, which results don't have.
  history.replaceState(
    history.state,
    '',
    location.pathname + (search && `?${search}`),
  );
}
