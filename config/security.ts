import type {Product} from '../lib/product/types';
import type {SecurityOptions} from '../lib/security/types';

/**
 * What pages may load beside the site's own files: nothing, unless a hosted
 * search has to be reached.
 */
export function createSecurity(product: Product) {
  return {
    connect: product.search
      ? ['https://*.algolia.net', 'https://*.algolianet.com']
      : [],
  } satisfies SecurityOptions;
}
