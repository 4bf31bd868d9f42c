import type {Plugin} from '@docusaurus/types';

/**
 * Compiles stylesheets without a PostCSS configuration file. By default,
 * postcss-loader searches for one from each stylesheet's folder up to the root
 * of the file system: another project's file would affect the site, and the
 * search takes 5 % of a small build.
 *
 * It also leaves out postcss-preset-env. The minifier, Lightning CSS, adapts
 * stylesheets to the same browsers, and doing it twice takes another 6 % and
 * makes them larger. Plugins that come later may add their own.
 *
 * @see https://github.com/webpack-contrib/postcss-loader/tree/v7.3.4#config
 * @see https://lightningcss.dev/transpilation.html
 */
export default function postcssConfig(): Plugin {
  return {
    name: 'postcss-config',
    configurePostCss: (options) => ({...options, config: false, plugins: []}),
  };
}
