import remarkSymbolLinks, {
  type SymbolLinkOptions,
} from 'docusaurus-plugin-python-api/symbol-links';
import {apiData} from './python-api';

/** The remark step that links names of the SDK to their page. */
export function createSymbolLinks() {
  return [
    remarkSymbolLinks,
    {dataDir: apiData} satisfies SymbolLinkOptions,
  ] as const;
}
