import {translate} from '@docusaurus/Translate';

/** Returns the title of the list of best matches. */
export function nameBestMatch(): string {
  return translate({
    id: 'theme.StaticSearch.best',
    message: 'Best match',
    description: 'Title of the hits whose name is the query',
  });
}
