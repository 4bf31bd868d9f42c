import preload from '@docusaurus/core/lib/client/preload.js';
import {loadRoutes} from './routes';

/** Loads what shows a page, in place of Docusaurus' function of that name. */
export default function preloadPage(pathname: string): Promise<unknown> {
  const routes = loadRoutes(pathname);
  return routes?.then(() => preload(pathname)) ?? preload(pathname);
}
