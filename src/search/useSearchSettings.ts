import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from './open-client';

interface DocSearchConfig {
  appId: string;
  apiKey: string;
  indexName: string;
}

function isDocSearchConfig(value: unknown): value is DocSearchConfig {
  return value !== null && typeof value === 'object' && 'indexName' in value;
}

function readIndexUrl(data: unknown): string | undefined {
  return data !== null &&
    typeof data === 'object' &&
    'indexUrl' in data &&
    typeof data.indexUrl === 'string'
    ? data.indexUrl
    : undefined;
}

/**
 * Gives what search needs to know: the provider with its address or keys, and
 * the index's name, under which the browser keeps saved searches.
 *
 * @throws when the site's configuration says nothing of search.
 */
export function useSearchSettings(): DocSearchConfig & {
  client: SearchSettings;
} {
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  const indexUrl = readIndexUrl(usePluginData('search-index'));
  if (!isDocSearchConfig(algolia)) {
    throw new Error('themeConfig.algolia is missing: see config/search.ts.');
  }
  const {appId, apiKey, indexName} = algolia;
  return useMemo(
    () => ({
      appId,
      apiKey,
      indexName,
      client: indexUrl
        ? {provider: 'embedded', indexUrl}
        : {provider: 'algolia', appId, apiKey},
    }),
    [appId, apiKey, indexName, indexUrl],
  );
}
