import globalData from '@generated/globalData';
import registry from '@generated/registry';
import routes from '@generated/routes';
import moduleNames from '@generated/routesChunkNames';
import type {DocsData} from './add-docs';
import {applyWraps} from './loads';
import {createRouteLoader} from './route-loader';

/** Loads the parts of the site's routes. */
export const siteRoutes = createRouteLoader(
  routes,
  {
    registry,
    moduleNames,
    docs: (globalData['docusaurus-plugin-content-docs'] ?? {}) as DocsData,
  },
  applyWraps,
);
