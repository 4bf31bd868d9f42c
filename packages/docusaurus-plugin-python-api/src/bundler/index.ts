import type {Plugin} from '@docusaurus/types';
import {spareMemory} from './spare-memory';

type Configuration = Exclude<
  ReturnType<NonNullable<Plugin['configureWebpack']>>,
  undefined
>;

/**
 * Settings for the server bundle. Browsers don't load it, so its modules needn't
 * be concatenated, for which modules that a thousand pages share are compared
 * with a thousand others, or split into a thousand files that Node has to read.
 */
const SERVER_BUNDLE: Configuration = {
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
 * Configures the bundler for a site with many pages.
 *
 * @param isServer whether the bundle renders pages on the server
 */
export function configureForManyPages(isServer: boolean): Configuration {
  return {
    ...(isServer && SERVER_BUNDLE),
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
