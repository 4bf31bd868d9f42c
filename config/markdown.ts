import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {replaceTokens} from 'docusaurus-plugin-page-exports/page/tokens';
import type {Product} from './identity/types';
import {writeGlossary} from 'docusaurus-plugin-page-exports/glossary/write-glossary';
import {createTerms} from './glossary';

const GENERATED = path.resolve(__dirname, '..', 'api') + path.sep;

/**
 * Writes the product's names, and the glossary in its place, into all Markdown
 * but the generated reference.
 */
export function createMarkdown(product: Product) {
  const readTerms = createTerms(product);
  const write = (filePath: string, text: string) =>
    path.resolve(filePath).startsWith(GENERATED)
      ? text
      : writeGlossary(replaceTokens(text, product), readTerms);
  return {
    preprocessor: ({filePath, fileContent}) => write(filePath, fileContent),
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({
        filePath,
        fileContent: write(filePath, fileContent),
      }),
  } satisfies Partial<MarkdownConfig>;
}
