import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {PLUGIN_NAME} from '../plugin-name';
import {readSettings, type SearchSettings} from './read-settings';

/**
 * Returns the settings of the search; the same object on every render.
 *
 * @throws if the plugin half of this theme isn't active.
 */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData(PLUGIN_NAME);
  return useMemo(() => readSettings(data, siteConfig), [data, siteConfig]);
}
