import path from 'node:path';
import {createIndexReader} from './read-index';
import {createSymbolLinker} from './remark-symbol-links';

export interface SymbolLinkOptions {
  /**
   * The plugin's `cacheDir`, relative to the folder that Docusaurus runs in.
   * Docusaurus includes options in its scripts, so an absolute path would be
   * public, and builds in different folders would differ.
   */
  dataDir: string;
}

/**
 * Remark plugin that links inline code with the name of a symbol (`Pod`,
 * `Pod.start`, a full dotted path) to its page.
 */
export default function remarkSymbolLinks({dataDir}: SymbolLinkOptions) {
  return createSymbolLinker(
    createIndexReader(path.resolve(dataDir), {
      isFinal: process.env.NODE_ENV === 'production',
    }),
  );
}
