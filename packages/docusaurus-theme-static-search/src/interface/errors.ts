/** The provider can't be reached, or its response is unusable. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** The provider was reached but rejected the request. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** The site's configuration is incomplete, as the message explains. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
