export interface Account {
  appId: string;
  /** The key with write access. It is never shown. */
  adminKey: string;
  indexName: string;
}

const VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  adminKey: 'ALGOLIA_ADMIN_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const satisfies Record<keyof Account, string>;

/**
 * Reads the target of a push from environment variables, the only place for the
 * key with write access.
 *
 * @throws if any is missing; the message lists them.
 */
export function readAccount(
  environment: Readonly<Record<string, string | undefined>>,
): Account {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const missing = Object.values(VARIABLES).filter((name) => !read(name));
  if (missing.length > 0) {
    throw new Error(
      `${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not ` +
        `set. Pushing needs ${Object.values(VARIABLES).join(', ')}.`,
    );
  }
  return {
    appId: read(VARIABLES.appId),
    adminKey: read(VARIABLES.adminKey),
    indexName: read(VARIABLES.indexName),
  };
}
