import path from 'node:path';
import {readGlossary} from '../plugins/glossary/read-glossary';
import remarkGlossary, {
  type GlossaryOptions,
} from '../plugins/glossary/remark-glossary';
import type {Product} from '../lib/product/types';

/** The remark step that knows the terms of `docs/glossary.yml`. */
export function createGlossary(product: Product) {
  const file = path.join(__dirname, '..', 'docs', 'glossary.yml');
  return [
    remarkGlossary,
    {
      readTerms: () => readGlossary(file, product),
    } satisfies GlossaryOptions,
  ] as const;
}
