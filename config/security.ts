import type {Product} from './identity/types';
import type {PluginOptions} from 'docusaurus-plugin-secure-static';

/**
 * The logo in DocSearch's modal brings a style element of its own. The text is
 * that of the installed version: after an update, the end to end tests tell
 * when it has changed.
 */
const DOCSEARCH_LOGO_STYLE =
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * What pages may load beside the site's own files: nothing, unless a hosted
 * search has to be reached.
 */
export function createSecurity(product: Product) {
  return {
    sources: {
      'connect-src': product.search
        ? ['https://*.algolia.net', 'https://*.algolianet.com']
        : [],
    },
    styles: [DOCSEARCH_LOGO_STYLE],
    strictTransport: {
      maxAge: 63_072_000,
      includeSubDomains: true,
      preload: true,
    },
    securityTxt: product.supportEmail ? {email: product.supportEmail} : false,
  } satisfies PluginOptions;
}
