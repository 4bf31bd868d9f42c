import {useSearchSettings} from './useSearchSettings';

/**
 * Gives a function that makes addresses of the search page.
 *
 * @returns null from that function where the site has no such page.
 */
export function useSearchLink(): (
  query: string,
  section: string,
) => string | null {
  const {searchPage} = useSearchSettings();
  return (q, section) => {
    const query = new URLSearchParams({q, ...(section && {section})});
    return searchPage && `${searchPage}?${query.toString()}`;
  };
}
