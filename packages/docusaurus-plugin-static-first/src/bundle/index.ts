import type {LoadContext} from '@docusaurus/types';
import {replaceReact, type Library} from './replace-react';
import {trimBundle} from './trim-bundle';

/**
 * Gives what a build adds to the bundler's configuration.
 *
 * @param isServer - whether the bundle is the one that renders the pages.
 */
export function configureBundle(
  site: LoadContext,
  {library}: {library: Library},
  isServer: boolean,
) {
  const {alias, rules} = replaceReact(library, site);
  // Docusaurus' own alias is for the folder; those of files have to come first.
  const mergeStrategy = {'resolve.alias': 'prepend' as const};
  if (isServer) {
    return {mergeStrategy, resolve: {alias}};
  }
  const trimmed = trimBundle(site);
  return {
    ...trimmed,
    mergeStrategy,
    resolve: {alias: {...trimmed.resolve.alias, ...alias}},
    module: {rules: [...trimmed.module.rules, ...rules]},
  };
}
