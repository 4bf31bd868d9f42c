import {useSearchLinkCreator} from '@docusaurus/theme-common';

/** Gives the function that makes addresses of the search page. */
export function useSearchLink(): (query: string, section: string) => string {
  const createLink = useSearchLinkCreator();
  return (query, section) =>
    section
      ? `${createLink(query)}&${new URLSearchParams({section}).toString()}`
      : createLink(query);
}
