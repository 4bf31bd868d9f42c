import {translate} from '@docusaurus/Translate';

/** Returns the placeholder of an empty search field. */
export function namePlaceholder(): string {
  return translate({
    id: 'theme.StaticSearch.formPlaceholder',
    message: 'Symbol, question or error',
  });
}
