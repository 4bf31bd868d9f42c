import type {Plugin} from '@docusaurus/types';

/**
 * Keeps the theme's own highlighter out of the browser: its client module loads
 * Prism with every page, which highlighting at build time makes idle.
 *
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus-theme-classic/src/index.ts
 */
export default function highlighting(): Plugin {
  return {
    name: 'highlighting',
    configureWebpack: () => ({
      resolve: {
        alias: {
          [require.resolve('@docusaurus/theme-classic/lib/prism-include-languages')]:
            require.resolve('./no-highlighter'),
        },
      },
    }),
  };
}
