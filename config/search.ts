import type {Product} from '../lib/product/types';

/** What the browser has to know of search: which provider, and its keys. */
export function createSearch(product: Product) {
  return product.search
    ? ({provider: 'algolia', ...product.search} as const)
    : ({provider: 'embedded'} as const);
}
