import {
  useActivePlugin,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';

/**
 * Names the docs instance of the section being read. Pages of no section have
 * the guides', where there are any; a site without docs has none.
 */
export function useSectionDocs(): string | undefined {
  const instances = Object.keys(useAllDocsData());
  const active = useActivePlugin()?.pluginId;
  const fallback = instances.includes('guides') ? 'guides' : instances[0];
  return active ?? fallback;
}
