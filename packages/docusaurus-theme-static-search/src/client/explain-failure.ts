import {translate} from '@docusaurus/Translate';
import {ConfigurationError, RefusedError} from '../interface/errors';

/**
 * Returns a sentence that suggests what to do after a failed search.
 *
 * @param unreachable - the sentence for an unreachable provider.
 */
export function explainFailure(failure: unknown, unreachable: string): string {
  if (failure instanceof ConfigurationError) {
    return failure.message;
  }
  return failure instanceof RefusedError
    ? translate({
        id: 'theme.StaticSearch.refused',
        message:
          'The search service did not answer this search. Try again later.',
        description: 'Advice after the search service rejected a search',
      })
    : unreachable;
}
