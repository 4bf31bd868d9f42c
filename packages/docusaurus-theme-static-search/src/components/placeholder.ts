import {translate} from '@docusaurus/Translate';

/** Says in an empty field what can be searched for. */
export function namePlaceholder(): string {
  return translate({
    id: 'theme.StaticSearch.formPlaceholder',
    message: 'Symbol, question or error',
  });
}
