import path from 'node:path';
import {createIndexReader} from 'docusaurus-plugin-python-api/symbol-links/read-index';
import remarkSymbolLinks, {
  type SymbolLinkOptions,
} from 'docusaurus-plugin-python-api/symbol-links/remark-symbol-links';

const readIndex = createIndexReader(
  path.join(__dirname, '..', '.cache', 'api'),
);

/** The remark step that links names of the SDK to their page. */
export function createSymbolLinks() {
  return [remarkSymbolLinks, {readIndex} satisfies SymbolLinkOptions] as const;
}
