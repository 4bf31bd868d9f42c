import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchSettings} from './open-client';

interface DocSearchConfig {
  appId: string;
  apiKey: string;
  indexName: string;
}

interface IndexData {
  indexUrl: string | null;
  sections: string[];
  suggestions: string[];
  missingResultsUrl: string;
}

function isDocSearchConfig(value: unknown): value is DocSearchConfig {
  return value !== null && typeof value === 'object' && 'indexName' in value;
}

function isIndexData(value: unknown): value is IndexData {
  return value !== null && typeof value === 'object' && 'sections' in value;
}

/**
 * Gives what search needs to know: the provider with its address or keys, the
 * index's name, under which the browser keeps saved searches, the names of the
 * sections that a search can be held to, and queries to suggest.
 *
 * @throws when the site's configuration says nothing of search.
 */
export function useSearchSettings(): DocSearchConfig &
  Omit<IndexData, 'indexUrl'> & {client: SearchSettings} {
  const {algolia} = useDocusaurusContext().siteConfig.themeConfig;
  const data = usePluginData('search-index');
  if (!isDocSearchConfig(algolia)) {
    throw new Error('themeConfig.algolia is missing: see config/search.ts.');
  }
  if (!isIndexData(data)) {
    throw new Error(
      'The plugin search-index is missing: see config/search.ts.',
    );
  }
  const {appId, apiKey, indexName} = algolia;
  const {indexUrl, sections, suggestions, missingResultsUrl} = data;
  return useMemo(
    () => ({
      appId,
      apiKey,
      indexName,
      sections,
      suggestions,
      missingResultsUrl,
      client:
        indexUrl === null
          ? {provider: 'algolia', appId, apiKey}
          : {provider: 'embedded', indexUrl},
    }),
    [
      appId,
      apiKey,
      indexName,
      indexUrl,
      sections,
      suggestions,
      missingResultsUrl,
    ],
  );
}
