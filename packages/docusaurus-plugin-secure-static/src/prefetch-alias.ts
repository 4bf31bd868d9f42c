import {createRequire} from 'node:module';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const OWN = fileURLToPath(new URL('./client/prefetch', import.meta.url));

/**
 * Replaces Docusaurus' prefetch function with the plugin's own.
 *
 * @param siteDir - the site, from which Docusaurus is resolved.
 */
export function replacePrefetch(siteDir: string): {
  resolve: {alias: Record<string, string>};
} {
  const core = createRequire(path.join(siteDir, 'package.json')).resolve(
    '@docusaurus/core/package.json',
  );
  const file = path.join(path.dirname(core), 'lib', 'client', 'prefetch.js');
  return {resolve: {alias: {[file]: OWN}}};
}
