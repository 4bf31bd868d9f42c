import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import {loadRoutesInParts} from './load-routes-in-parts';
import {loadSidebarsInParts} from './load-sidebars-in-parts';
import {trimConfig} from './trim-config';
import {trimHelpers} from './trim-helpers';
import {trimPropTypes} from './trim-prop-types';
import type {RouteModules} from './write-routes';

/** The modules of themes, wherever they are installed, and of a site itself. */
const WITH_TEXTS =
  /[\\/](?:(?:docusaurus-)?theme(?:-[\w-]+)?|src)[\\/].*\.[jt]sx?$/;
const dropDescriptions = fileURLToPath(
  new URL('./drop-descriptions.mjs', import.meta.url),
);

/**
 * Puts React into a file of its own, for two files run in two tasks, between
 * which the browser answers and paints. What some pages share is a file of
 * theirs: Docusaurus gives all pages what half of them use.
 */
function splitChunks() {
  return {
    splitChunks: {
      cacheGroups: {
        react: {
          test: /[\\/]node_modules[\\/](?:preact|react|react-dom|scheduler)[\\/]/,
          name: 'react',
          chunks: 'initial' as const,
          enforce: true,
        },
        parts: {
          type: /^javascript/,
          chunks: 'async' as const,
          minChunks: 2,
          // In bytes before minification: less is not worth a request.
          minSize: 16_000,
          // Docusaurus' own group has 40.
          priority: 45,
        },
      },
    },
  };
}

/**
 * A configuration of the bundler that leaves out of browsers' scripts what only
 * the build reads, and what only other pages do.
 *
 * @param modules - those that take the place of the site's routes.
 */
export function trimBundle(site: LoadContext, modules: RouteModules) {
  const helpers = trimHelpers(site);
  return {
    optimization: splitChunks(),
    // Docusaurus' names of files are names of chunks, which every page would
    // load a second list of.
    output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
    resolve: {
      alias: {
        '@generated/docusaurus.config$': trimConfig(site),
        '@generated/globalData$': modules.globalData,
        '@generated/registry$': modules.registry,
        '@generated/routes$': modules.routes,
        '@generated/routesChunkNames$': modules.moduleNames,
        'prop-types$': trimPropTypes(site),
      },
    },
    module: {
      rules: [
        {include: helpers.users, resolve: {alias: {tslib$: helpers.file}}},
        {test: WITH_TEXTS, enforce: 'pre' as const, loader: dropDescriptions},
        ...loadRoutesInParts(site, modules),
        ...loadSidebarsInParts(modules),
      ],
    },
  };
}
