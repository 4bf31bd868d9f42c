import type {Plugin} from '@docusaurus/types';

/**
 * Removes the theme's own highlighter from the bundle: its client module loads
 * Prism on every page, although code is highlighted at build time.
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
