import {PLUGIN_NAME} from '../plugin-name';
import type {Provider} from './open-client';
import {isSearchData, readAlgoliaConfig, type SearchData} from './settings';
import {createUrlReader} from './site-url';

/** The default number of hits that a list shows per section. */
const HITS_PER_GROUP = 5;

export interface SearchSettings extends Omit<SearchData, 'indexUrl'> {
  provider: Provider;
  /** The maximum number of hits per section in the modal. */
  hitsPerGroup: number;
  /** Whether searches are limited to the page's language and version. */
  isContextual: boolean;
}

/**
 * Reads the settings of the search.
 *
 * @param data - the plugin's global data.
 * @throws if the plugin half of this theme isn't active.
 */
export function readSettings(
  data: unknown,
  {themeConfig, url}: {themeConfig: unknown; url: string},
): SearchSettings {
  if (!isSearchData(data)) {
    throw new Error(`Add '${PLUGIN_NAME}' to the themes of the site.`);
  }
  const algolia = readAlgoliaConfig(themeConfig);
  const {indexUrl, ...rest} = data;
  return {
    ...rest,
    hitsPerGroup: algolia.maxResultsPerGroup ?? HITS_PER_GROUP,
    isContextual: algolia.contextualSearch,
    provider:
      indexUrl === null
        ? {name: 'algolia', ...algolia, readUrl: createUrlReader(algolia, url)}
        : {name: 'embedded', indexUrl},
  };
}
