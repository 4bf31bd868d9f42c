import {translate} from '@docusaurus/Translate';

/** Returns the message that shows the corrected query. */
export function nameCorrection(query: string): string {
  return translate(
    {
      id: 'theme.StaticSearch.corrected',
      message: 'Showing results for “{query}”.',
      description: "Shown if words of the query don't exist on the site",
    },
    {query},
  );
}
