import path from 'node:path';
import type {Options} from '@docusaurus/plugin-content-docs';
import {remarkShareTree} from 'docusaurus-plugin-page-exports/page';
import type {Product} from './identity/types';
import {createEditUrl} from './edit-url';
import {createGlossary} from './glossary';
import {hasHistory} from './has-history';
import {curlyQuotes} from './quotes';
import {createRehypePlugins} from './rehype';
import {createSymbolLinks} from './symbol-links';
import {unitSpaces} from './unit-spaces';

/** The options that the guides, the tutorials and the blog share. */
export function createWrittenPages(product: Product) {
  return {
    editUrl: createEditUrl(product),
    // Without a Git history, Docusaurus fails on the first page.
    showLastUpdateTime: hasHistory(path.join(__dirname, '..')),
    beforeDefaultRemarkPlugins: [
      remarkShareTree,
      createGlossary(product).remarkPlugin,
      curlyQuotes,
      unitSpaces,
    ],
    remarkPlugins: [[...createSymbolLinks()]],
    rehypePlugins: createRehypePlugins(),
  } satisfies Options;
}
