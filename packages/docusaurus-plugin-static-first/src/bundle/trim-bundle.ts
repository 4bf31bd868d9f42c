import {fileURLToPath} from 'node:url';
import type {LoadContext} from '@docusaurus/types';
import {loadRoutesInParts} from './load-routes-in-parts';
import {loadSidebarsInParts} from './load-sidebars-in-parts';
import {trimConfig} from './trim-config';
import {trimHelpers} from './trim-helpers';
import {trimPropTypes} from './trim-prop-types';
import type {RouteModules} from './write-routes';

/**
 * Matches modules of themes, wherever they are installed, and of the site
 * itself.
 */
const WITH_TEXTS =
  /[\\/](?:(?:docusaurus-)?theme(?:-[\w-]+)?|src)[\\/].*\.[jt]sx?$/;
const dropDescriptions = fileURLToPath(
  new URL('./drop-descriptions.mjs', import.meta.url),
);

/**
 * Puts React into a file of its own, as two files run in two tasks, between
 * which the browser can respond and paint. Modules that some pages share also
 * get a file, since Docusaurus loads modules shared by half of the pages on all
 * of them.
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
          // In bytes before minification: less isn't worth a request.
          minSize: 16_000,
          // Higher than the 40 of Docusaurus' own group.
          priority: 45,
        },
      },
    },
  };
}

/**
 * Creates a configuration of the bundler that leaves out of the browser's
 * scripts what only the build or other pages use.
 *
 * @param modules - the replacements for the site's routes.
 */
export function trimBundle(site: LoadContext, modules: RouteModules) {
  const helpers = trimHelpers(site);
  return {
    optimization: splitChunks(),
    // Docusaurus' file names contain chunk names, for which every page would
    // load a second list.
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
