import {algoliasearch} from 'algoliasearch';
import {explainFailure} from './explain-failure';
import type {Account} from './read-account';
import {
  replaceIndex,
  type IndexContent,
  type ReplaceOptions,
} from './replace-index';

interface PushOptions extends Omit<ReplaceOptions, 'draftName'> {
  /** Hosts to use instead of Algolia's own, such as a proxy. */
  hosts?: NonNullable<Parameters<typeof algoliasearch>[2]>['hosts'];
}

/**
 * Replaces the index of an account with the site's content.
 *
 * @throws if that fails; the message explains why and how to fix it, and the
 * index is unchanged.
 */
export async function pushContent(
  account: Account,
  content: IndexContent,
  {hosts, ...options}: PushOptions,
): Promise<void> {
  const {appId, adminKey, indexName} = account;
  const client = algoliasearch(appId, adminKey, hosts && {hosts});
  try {
    await replaceIndex(client, indexName, content, {
      ...options,
      draftName: `${indexName}_draft_${Date.now()}`,
    });
  } catch (error) {
    throw new Error(explainFailure(error, account));
  }
}
