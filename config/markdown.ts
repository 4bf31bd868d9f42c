import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {createGlossary} from './glossary';
import type {Product} from './identity/types';
import {SECTIONS} from './sections';
import {replaceTokens} from './tokens';

const GENERATED = path.resolve(__dirname, '..', SECTIONS.api.folder) + path.sep;

/**
 * Replaces the product's tokens and inserts the glossary in all Markdown except
 * the generated reference.
 */
export function createMarkdown(product: Product) {
  const glossary = createGlossary(product);
  const write = (filePath: string, text: string) =>
    path.resolve(filePath).startsWith(GENERATED)
      ? text
      : glossary.preprocess(replaceTokens(text, product));
  return {
    preprocessor: ({filePath, fileContent}) => write(filePath, fileContent),
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({
        filePath,
        fileContent: write(filePath, fileContent),
      }),
  } satisfies Partial<MarkdownConfig>;
}
