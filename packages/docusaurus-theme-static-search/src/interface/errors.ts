/** The provider can't be reached, or what it sent is of no use. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** The provider was reached and refused to answer. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** The site's configuration lacks something; the message says what. */
export class ConfigurationError extends Error {
  override name = 'ConfigurationError';
}
