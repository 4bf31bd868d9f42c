import type {HostedSearch} from './types';

const VARIABLES = {
  appId: 'ALGOLIA_APP_ID',
  apiKey: 'ALGOLIA_SEARCH_KEY',
  indexName: 'ALGOLIA_INDEX_NAME',
} as const satisfies Record<keyof HostedSearch, string>;

/**
 * Reads the hosted search's settings.
 *
 * @param environment - the process's environment variables.
 * @returns the three settings, or `undefined` if none is set, in which case the
 * embedded search is used.
 * @throws if only some of the three are set; the message lists the others.
 */
export function searchFromEnvironment(
  environment: Readonly<Record<string, string | undefined>>,
): HostedSearch | undefined {
  const read = (name: string) => environment[name]?.trim() ?? '';
  const appId = read(VARIABLES.appId);
  const apiKey = read(VARIABLES.apiKey);
  const indexName = read(VARIABLES.indexName);
  if (appId && apiKey && indexName) {
    return {appId, apiKey, indexName};
  }
  if (!appId && !apiKey && !indexName) {
    return undefined;
  }
  const missing = Object.values(VARIABLES).filter((name) => !read(name));
  throw new Error(
    `The hosted search is only half configured: ${missing.join(' and ')} ` +
      `${missing.length > 1 ? 'are' : 'is'} not set. Set all of ` +
      `${Object.values(VARIABLES).join(', ')}, or unset them all to use the ` +
      'embedded search.',
  );
}
