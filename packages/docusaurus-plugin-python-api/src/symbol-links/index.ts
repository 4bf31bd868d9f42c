import {createIndexReader} from './read-index';
import {createSymbolLinker} from './remark-symbol-links';

export interface SymbolLinkOptions {
  /** The plugin's `cacheDir`, as an absolute path. */
  dataDir: string;
}

/**
 * Remark plugin that links inline code which names a symbol of the package
 * (`Pod`, `Pod.start`, a full dotted path) to its page.
 */
export default function remarkSymbolLinks({dataDir}: SymbolLinkOptions) {
  return createSymbolLinker(createIndexReader(dataDir));
}
