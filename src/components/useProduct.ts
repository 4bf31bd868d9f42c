import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {BrowserProduct} from '@site/config/browser-product';

function isProduct(value: unknown): value is BrowserProduct {
  return value !== null && typeof value === 'object' && 'sdk' in value;
}

/**
 * Returns the identity of the site.
 *
 * @throws if the site's custom fields don't contain it.
 */
export function useProduct(): BrowserProduct {
  const {product} = useDocusaurusContext().siteConfig.customFields ?? {};
  if (!isProduct(product)) {
    throw new Error(
      'The site has no product: add customFields.product to docusaurus.config.ts.',
    );
  }
  return product;
}
