import type {LoadContext, Plugin} from '@docusaurus/types';
import {keepFontFiles, type Rules} from './keep-font-files';
import {matchRoutesByIndex} from './match-routes';
import {replaceReact, type Library} from './replace-react';
import {trimBundle} from './trim-bundle';
import type {RouteModules} from './write-routes';

/**
 * Returns the additions of a build to the bundler's configuration.
 *
 * @param ownRules - the configuration's rules of modules so far.
 * @param modules - the replacements for the site's routes in browsers;
 * undefined for the server bundle.
 */
export function configureBundle(
  site: LoadContext,
  {library}: {library: Library},
  ownRules: Rules,
  modules?: RouteModules,
): ReturnType<NonNullable<Plugin['configureWebpack']>> {
  const react = replaceReact(library, site);
  const matching = matchRoutesByIndex(site);
  const alias = {...react.alias, ...matching.alias};
  // Docusaurus aliases the folder, so aliases of files have to come first.
  const mergeStrategy = {'resolve.alias': 'prepend' as const};
  if (!modules) {
    return {
      mergeStrategy,
      resolve: {alias: {...alias, ...matching.serverAlias}},
      module: {rules: [matching.rule]},
    };
  }
  const trimmed = trimBundle(site, modules);
  return {
    ...trimmed,
    mergeStrategy: {...mergeStrategy, 'module.rules': 'replace' as const},
    resolve: {alias: {...trimmed.resolve.alias, ...alias}},
    module: {
      rules: [
        ...keepFontFiles(ownRules),
        ...trimmed.module.rules,
        ...react.rules,
        matching.rule,
      ],
    },
  };
}
