import type {LoadContext} from '@docusaurus/types';
import {replaceReact, type Library} from './replace-react';
import {trimBundle} from './trim-bundle';
import type {RouteModules} from './write-routes';

/**
 * Returns the additions of a build to the bundler's configuration.
 *
 * @param modules - the replacements for the site's routes in browsers;
 * undefined for the server bundle.
 */
export function configureBundle(
  site: LoadContext,
  {library}: {library: Library},
  modules?: RouteModules,
) {
  const {alias, rules} = replaceReact(library, site);
  // Docusaurus aliases the folder, so aliases of files have to come first.
  const mergeStrategy = {'resolve.alias': 'prepend' as const};
  if (!modules) {
    return {mergeStrategy, resolve: {alias}};
  }
  const trimmed = trimBundle(site, modules);
  return {
    ...trimmed,
    mergeStrategy,
    resolve: {alias: {...trimmed.resolve.alias, ...alias}},
    module: {rules: [...trimmed.module.rules, ...rules]},
  };
}
