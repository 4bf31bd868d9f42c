import type {Account} from './read-account';
import {statusOfOutage} from './retry';

function statusOf(error: unknown): number | undefined {
  return typeof error === 'object' &&
    error !== null &&
    'status' in error &&
    typeof error.status === 'number'
    ? error.status
    : undefined;
}

function wordOf(error: unknown, {adminKey}: Account): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.replaceAll(adminKey, '*****');
}

/** Explains a rejection, of which the message alone tells the reason. */
function explainRejection(word: string, {appId, indexName}: Account): string {
  return /quota/i.test(word)
    ? `A quota of the application ${appId} is exceeded (${word}). A push needs ` +
        `room for the old and the new records of ${indexName} at the same ` +
        'time. Delete other records or change the plan, then push again.'
    : `Algolia rejected the key for ${indexName} (${word}). ` +
        `ALGOLIA_ADMIN_KEY must be a key of the application ${appId} with ` +
        'the rights addObject, deleteIndex and editSettings for ' +
        `${indexName}*. The search-only key can't write.`;
}

/**
 * Explains why a push failed and how to fix it. The message never contains the
 * key.
 */
export function explainFailure(error: unknown, account: Account): string {
  const {appId} = account;
  const word = wordOf(error, account);
  const outage = statusOfOutage(error);
  if (outage !== undefined) {
    return outage > 0
      ? `All hosts of the application ${appId} responded with an error, the ` +
          `last with status ${outage}. See https://status.algolia.com, then ` +
          'push again.'
      : `No host of the application ${appId} responds. Check ALGOLIA_APP_ID ` +
          'and your network connection, then push again.';
  }
  if (error instanceof Error && error.name === 'AbortError') {
    return 'Stopped. The index is unchanged.';
  }
  switch (statusOf(error)) {
    case 401:
    case 403:
      return explainRejection(word, account);
    case 429:
      return `Algolia's rate limit is exceeded (${word}). Wait a minute, then push again.`;
    case undefined:
      return word;
    default:
      return `Algolia responded with status ${String(statusOf(error))}: ${word}`;
  }
}
