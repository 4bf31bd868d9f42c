import type {LoadContext} from '@docusaurus/types';
import {shortenNames} from './shorten-names';
import {trimConfig} from './trim-config';
import {trimHelpers} from './trim-helpers';

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
          minSize: 14_000,
          // Docusaurus' own group has 40.
          priority: 45,
        },
      },
    },
  };
}

/**
 * A configuration of the bundler that leaves out of browsers' scripts what only
 * the build reads.
 */
export function trimBundle(site: LoadContext) {
  const helpers = trimHelpers(site);
  const {registry, chunkNames} = shortenNames(site);
  return {
    optimization: splitChunks(),
    // Docusaurus' names of files are names of chunks, which every page would
    // load a second list of.
    output: {chunkFilename: 'assets/js/[id].[contenthash:6].js'},
    resolve: {
      alias: {
        '@generated/docusaurus.config$': trimConfig(site),
        '@generated/registry$': registry,
        '@generated/routesChunkNames$': chunkNames,
      },
    },
    module: {
      rules: [
        {include: helpers.users, resolve: {alias: {tslib$: helpers.file}}},
      ],
    },
  };
}
