import type {Plugin} from '@docusaurus/types';
import {spareMemory} from './spare-memory';

type Configuration = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  undefined
>;

/**
 * What suits a bundle that renders pages. Nobody loads it, and each module that
 * a thousand pages share is compared with a thousand others before it is joined
 * with one, and is in a thousand files that Node reads.
 */
const RENDERER: Configuration = {
  optimization: {
    concatenateModules: false,
    splitChunks: {
      chunks: 'async',
      minSize: 0,
      cacheGroups: {
        default: false,
        defaultVendors: false,
        shared: {name: 'shared-by-pages', minChunks: 2},
      },
    },
  },
};

/**
 * Suits the bundler to a site of many pages.
 *
 * @param isServer whether the bundle renders pages, and no reader loads it
 */
export function suitManyPages(isServer: boolean): Configuration {
  return {
    ...(isServer && RENDERER),
    plugins: [
      {
        // Other plugins add the loaders of their pages later.
        apply: ({options}) => {
          spareMemory(options.module.rules);
        },
      },
    ],
  };
}
