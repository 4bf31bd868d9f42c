import routes from '@generated/routes';
import type {Route} from './route-loader';
import {siteRoutes} from './site-routes';

/** Gives all routes of the site, once those in parts are loaded. */
export async function loadAllRoutes(): Promise<readonly Route[]> {
  await siteRoutes.loadAll();
  return routes;
}
