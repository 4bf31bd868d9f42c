import routes from '@generated/routes';
import type {Route} from './route-loader';
import {siteRoutes} from './site-routes';

/** Loads all routes of the site, including those in parts. */
export async function loadAllRoutes(): Promise<readonly Route[]> {
  await siteRoutes.loadAll();
  return routes;
}
