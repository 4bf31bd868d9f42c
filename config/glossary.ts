import path from 'node:path';
import {
  createGlossary as create,
  escapeMdx,
} from 'docusaurus-plugin-page-exports/glossary';
import type {Product} from './identity/types';
import {SECTIONS} from './sections';
import {replaceTokens} from './tokens';

/** Creates the glossary of the guides, with the product's names filled in. */
export function createGlossary(product: Product) {
  const {folder, route} = SECTIONS.guides;
  return create({
    file: path.join(__dirname, '..', folder, 'glossary.yml'),
    page: `/${route}/general-reference/${product.slug}-glossary`,
    preprocess: (text) => replaceTokens(text, product),
    // Identical link texts would be ambiguous to screen readers.
    writeLink: ({term, more}) =>
      `[Read\u00A0more<span className="visually-hidden"> about “${escapeMdx(term)}”</span>](${more})`,
  });
}
