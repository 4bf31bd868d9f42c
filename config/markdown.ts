import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {replaceTokens} from '../lib/product/tokens';
import type {Product} from '../lib/product/types';

const GENERATED = path.resolve(__dirname, '..', 'api') + path.sep;

/** Writes the product's names into all Markdown but the generated reference. */
export function createMarkdown(product: Product) {
  const write = (filePath: string, text: string) =>
    path.resolve(filePath).startsWith(GENERATED)
      ? text
      : replaceTokens(text, product);
  return {
    preprocessor: ({filePath, fileContent}) => write(filePath, fileContent),
    parseFrontMatter: ({filePath, fileContent, defaultParseFrontMatter}) =>
      defaultParseFrontMatter({
        filePath,
        fileContent: write(filePath, fileContent),
      }),
  } satisfies Partial<MarkdownConfig>;
}
