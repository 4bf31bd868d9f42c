import {translate} from '@docusaurus/Translate';
import {ConfigurationError, RefusedError} from '../interface/errors';

/**
 * Says in one sentence what may help after a search that failed.
 *
 * @param unreachable - the sentence for a provider that can't be reached.
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
        description: 'What to do when the search service refuses a search',
      })
    : unreachable;
}
