import preload from '@docusaurus/core/lib/client/preload.js';
import {siteRoutes} from './site-routes';

/** Loads what shows a page, in place of Docusaurus' function of that name. */
export default function preloadPage(pathname: string): Promise<unknown> {
  const routes = siteRoutes.load(pathname);
  return routes?.then(() => preload(pathname)) ?? preload(pathname);
}
