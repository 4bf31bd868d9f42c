import type {Plugin} from '@docusaurus/types';

/**
 * Has stylesheets compiled by the settings of Docusaurus and its plugins alone.
 * By default, a file with settings of PostCSS is looked for beside each
 * stylesheet and in every folder above it, by 25 names, up to the root of the
 * disk: one that lies there for something else would change the site, and the
 * search takes a twentieth of a small build.
 *
 * @see https://github.com/webpack-contrib/postcss-loader/tree/v7.3.4#config
 */
export default function styleSettings(): Plugin {
  return {
    name: 'style-settings',
    configurePostCss: (options) => ({...options, config: false}),
  };
}
