import {
  useActivePlugin,
  useAllDocsData,
} from '@docusaurus/plugin-content-docs/client';

/**
 * Returns the id of the current section's docs instance. Pages outside all
 * sections use the guides, or the first instance if there are no guides.
 */
export function useSectionDocs(): string | undefined {
  const instances = Object.keys(useAllDocsData());
  const active = useActivePlugin()?.pluginId;
  const fallback = instances.includes('guides') ? 'guides' : instances[0];
  return active ?? fallback;
}
