import path from 'node:path';
import {createIndexReader} from './read-index';
import {createSymbolLinker} from './remark-symbol-links';

export interface SymbolLinkOptions {
  /**
   * The plugin's `cacheDir`, relative to the folder that Docusaurus runs in.
   * Docusaurus publishes options in its scripts: an absolute path would be
   * there for all to read, and builds in two folders would differ.
   */
  dataDir: string;
}

/**
 * Remark plugin that links inline code which names a symbol of the package
 * (`Pod`, `Pod.start`, a full dotted path) to its page.
 */
export default function remarkSymbolLinks({dataDir}: SymbolLinkOptions) {
  return createSymbolLinker(
    createIndexReader(path.resolve(dataDir), {
      isFinal: process.env.NODE_ENV === 'production',
    }),
  );
}
