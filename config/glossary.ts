import path from 'node:path';
import {readGlossary} from 'docusaurus-plugin-page-exports/glossary/read-glossary';
import remarkGlossary, {
  type GlossaryOptions,
} from 'docusaurus-plugin-page-exports/glossary/remark-glossary';
import type {Product} from './identity/types';

/** Gives the terms of `docs/glossary.yml`, as they are when it is asked. */
export function createTerms(product: Product) {
  const file = path.join(__dirname, '..', 'docs', 'glossary.yml');
  return () => readGlossary(file, product);
}

/** The remark step that knows the terms. */
export function createGlossary(product: Product) {
  return [
    remarkGlossary,
    {readTerms: createTerms(product)} satisfies GlossaryOptions,
  ] as const;
}
