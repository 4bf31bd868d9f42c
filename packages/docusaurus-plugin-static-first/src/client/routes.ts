import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import moduleNames from '@generated/routesChunkNames';
import type {DocsData} from './add-docs';
import {applyWraps} from './loads';
import {createRouteLoader, type Route} from './route-loader';

const loader = createRouteLoader(
  routes,
  {
    registry,
    moduleNames,
    docs: (globalData['docusaurus-plugin-content-docs'] ?? {}) as DocsData,
  },
  applyWraps,
);

/**
 * Loads the routes that a path may be one of.
 *
 * @param pathname - with the base URL, as the address has it.
 * @returns undefined where they are there.
 */
export const loadRoutes = loader.load;

/** Gives all routes of the site, once those in parts are loaded. */
export async function loadAllRoutes(): Promise<readonly Route[]> {
  await loader.loadAll();
  return routes;
}
