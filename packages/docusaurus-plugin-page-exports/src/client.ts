import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {PageExportsData} from '.';
import {markdownUrl, notebookUrl} from './addresses';

/**
 * Returns the address of a page's Markdown copy.
 *
 * @param permalink - the page's path, as in its metadata.
 */
export function useMarkdownUrl(permalink: string): string {
  const {siteConfig} = useDocusaurusContext();
  return markdownUrl(permalink, siteConfig.baseUrl);
}

/**
 * Returns the address of a page's notebook.
 *
 * @param permalink - the page's path, as in its metadata.
 * @param id - the instance of the plugin that exports it, if it has an id.
 * @throws if the site has no such instance.
 */
export function useNotebookUrl(permalink: string, id?: string): string {
  const {siteConfig} = useDocusaurusContext();
  const {notebookFolder} = usePluginData('docusaurus-plugin-page-exports', id, {
    failfast: true,
  }) as PageExportsData;
  return notebookUrl(
    permalink,
    siteConfig.baseUrl,
    notebookFolder ?? undefined,
  );
}
