import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {RouteConfig} from '@docusaurus/types';

function trimVersion({
  docs,
  ...version
}: PropVersionMetadata): PropVersionMetadata {
  const trimmed = Object.entries(docs).map(
    ([id, doc]) => [id, {...doc, description: ''}] as const,
  );
  return {...version, docs: Object.fromEntries(trimmed)};
}

/**
 * Removes the descriptions of all pages, which every page of a version would
 * load: only doc cards use them, and the reference has none.
 */
export function trimRoute({props, routes, ...route}: RouteConfig): RouteConfig {
  const version = props?.['version'] as PropVersionMetadata | undefined;
  return {
    ...route,
    ...(props && {
      props: version ? {...props, version: trimVersion(version)} : props,
    }),
    ...(routes && {routes: routes.map(trimRoute)}),
  };
}
