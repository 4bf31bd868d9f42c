/**
 * The provider can't be reached, or what it gave is of no use. DocSearch
 * tells it from other errors by its name and shows its error screen.
 */
export class RetryError extends Error {
  override name = 'RetryError';
}

/** The provider was reached, and gave no answer that is of use. */
export class RefusalError extends RetryError {}

/** Tells a reader what may help after a search that failed, in one sentence. */
export function explainFailure(error: unknown): string {
  return error instanceof RefusalError
    ? 'The search service did not answer this search. Try again later.'
    : 'You might want to check your network connection.';
}
