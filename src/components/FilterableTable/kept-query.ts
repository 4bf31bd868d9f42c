const NAME = 'filter';

/** Reads the filter from the address. */
export function readQuery(): string {
  return new URLSearchParams(window.location.search).get(NAME) ?? '';
}

/**
 * Stores the filter in the address without a history entry, so that Back restores it.
 * The router is bypassed: it would render the page again for each letter.
 */
export function keepQuery(query: string): void {
  const address = new URL(window.location.href);
  if (query === '') {
    address.searchParams.delete(NAME);
  } else {
    address.searchParams.set(NAME, query);
  }
  window.history.replaceState(window.history.state, '', address);
}
