import type {Product} from './identity/types';
import type {Options} from 'docusaurus-plugin-secure-static';

/**
 * The content of the style element in the logo of DocSearch's modal. If an
 * update of DocSearch changes it, an end-to-end test fails.
 */
const DOCSEARCH_LOGO_STYLE =
  '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/**
 * Configures what pages may load in addition to the site's own files: nothing,
 * unless the hosted search is used.
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
  } satisfies Options;
}
