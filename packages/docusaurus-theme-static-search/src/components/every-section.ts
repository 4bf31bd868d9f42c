import {translate} from '@docusaurus/Translate';

/** Returns the label of the button that searches all sections. */
export function nameEverySection(): string {
  return translate({
    id: 'theme.StaticSearch.everySection',
    message: 'Search every section',
    description: 'Button that repeats a search in all sections',
  });
}
