import {useSearchSettings} from './useSearchSettings';

/**
 * Returns a function that creates URLs of the search page.
 *
 * @returns a function that returns null if the site has no search page.
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
