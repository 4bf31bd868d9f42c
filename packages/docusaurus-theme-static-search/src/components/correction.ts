import {translate} from '@docusaurus/Translate';

/** Says with which words a query was answered that has some that are nowhere. */
export function nameCorrection(query: string): string {
  return translate(
    {
      id: 'theme.StaticSearch.corrected',
      message: 'Showing results for “{query}”.',
      description: 'Where words of the query were nowhere on the site',
    },
    {query},
  );
}
