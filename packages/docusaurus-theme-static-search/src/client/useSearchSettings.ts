import {useMemo} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import {PLUGIN_NAME} from '../plugin-name';
import {readSettings, type SearchSettings} from './read-settings';

/**
 * Gives what the search needs to know of the site; the same object on every
 * render.
 *
 * @throws when the plugin half of this theme does not run.
 */
export function useSearchSettings(): SearchSettings {
  const {siteConfig} = useDocusaurusContext();
  const data = usePluginData(PLUGIN_NAME);
  return useMemo(() => readSettings(data, siteConfig), [data, siteConfig]);
}
