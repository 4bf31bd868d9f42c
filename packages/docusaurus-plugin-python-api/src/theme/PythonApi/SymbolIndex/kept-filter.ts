import {LISTED} from './chips';

/** What the reader has chosen, as the address keeps it. */
export interface KeptFilter {
  query: string;
  /** The id of a chip. */
  kind: string;
}

/** Reads what the query string of an address keeps. */
export function readFilter(search: string): KeptFilter {
  const params = new URLSearchParams(search);
  return {
    query: params.get('filter') ?? '',
    kind: params.get('kind') ?? LISTED,
  };
}

/**
 * Keeps the filter in the address, without a step in the history. The router
 * doesn't need to know: it would render the page again for each letter, and
 * reads the address once the reader comes back.
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
  // A letter of the page's own list is none of what is found.
  history.replaceState(
    history.state,
    '',
    location.pathname + (search && `?${search}`),
  );
}
