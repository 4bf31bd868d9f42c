import {cloneElement, createElement, type ReactElement} from 'react';
import renderAll from '@docusaurus/core/lib/client/exports/renderRoutes.js';
import {useLocation} from '@docusaurus/router';
import {findRoute, type Route} from './match-routes';

interface MatchedRouteProps {
  routes: readonly Route[];
  extraProps: object | undefined;
  switchProps: Parameters<typeof renderAll>[2];
}

/** Renders the first route that matches the location. */
function MatchedRoute({routes, extraProps, switchProps}: MatchedRouteProps) {
  const here = useLocation();
  const {pathname} = switchProps?.location ?? here;
  const found = findRoute(routes, pathname);
  return found
    ? cloneElement(renderAll([found.route], extraProps, switchProps), {
        key: found.at,
      })
    : null;
}

/**
 * Renders the first route that matches the location. It replaces Docusaurus'
 * function of the same name, which creates an element for each route of the
 * site on each page of a build.
 */
export default function renderRoutes(
  routes: readonly Route[],
  extraProps?: MatchedRouteProps['extraProps'],
  switchProps?: MatchedRouteProps['switchProps'],
): ReactElement {
  return createElement(MatchedRoute, {routes, extraProps, switchProps});
}
