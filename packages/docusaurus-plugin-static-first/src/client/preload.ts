import preload from '@docusaurus/core/lib/client/preload.js';
import {siteRoutes} from './site-routes';

/**
 * Loads the routes and the modules of a page. It replaces Docusaurus' function
 * of the same name.
 */
export default function preloadPage(pathname: string): Promise<unknown> {
  const routes = siteRoutes.load(pathname);
  return routes?.then(() => preload(pathname)) ?? preload(pathname);
}
