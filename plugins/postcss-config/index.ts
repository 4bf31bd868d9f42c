import type {Plugin} from '@docusaurus/types';

/**
 * Compiles stylesheets without a PostCSS configuration file. By default,
 * postcss-loader searches for one from each stylesheet's folder up to the root
 * of the file system: another project's file would affect the site, and the
 * search takes 5 % of a small build.
 *
 * @see https://github.com/webpack-contrib/postcss-loader/tree/v7.3.4#config
 */
export default function postcssConfig(): Plugin {
  return {
    name: 'postcss-config',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
