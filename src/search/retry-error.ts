/**
 * The provider can't be reached, or what it gave is of no use. DocSearch
 * tells it from other errors by its name and shows its error screen.
 */
export class RetryError extends Error {
  override name = 'RetryError';
}
