import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';

const findRoutes = fileURLToPath(
  new URL('../client/match-routes.ts', import.meta.url),
);
const renderRoutes = fileURLToPath(
  new URL('../client/renderRoutes.ts', import.meta.url),
);
const serverRouter = fileURLToPath(
  new URL('../client/server-router.ts', import.meta.url),
);

/** Modules of Docusaurus that look up the routes of a path. */
const USERS = ['docusaurus', 'normalizeLocation', 'preload'];

/**
 * Makes Docusaurus look up routes in an index: otherwise each page of a build
 * tries all routes, so that the time of a build grows with the square of its
 * pages. Its modules import the router's by name, so the alias is limited to
 * them.
 */
export function matchRoutesByIndex({siteDir}: Pick<LoadContext, 'siteDir'>) {
  const site = createRequire(path.join(siteDir, 'package.json'));
  return {
    alias: {'@docusaurus/renderRoutes$': renderRoutes},
    serverAlias: {'@docusaurus/router$': serverRouter},
    rule: {
      include: USERS.map((name) =>
        site.resolve(`@docusaurus/core/lib/client/${name}.js`),
      ),
      resolve: {alias: {'react-router-config$': findRoutes}},
    },
  };
}
