import {type BuiltSite, readFiles} from '../built-site';
import {normalizePath} from '../client/normalize-path';
import type {RoutePart} from '../bundle/split-routes';

/**
 * Finds the scripts that the bundler created for the parts of a site's routes.
 *
 * @returns the address of the part's script, for the normalized path of each page
 * in a part.
 * @throws if the script of a part is missing.
 */
export async function findPartScripts(
  {outDir, baseUrl}: BuiltSite,
  parts: readonly RoutePart[],
): Promise<Map<string, string>> {
  const addresses = new Map<string, string>();
  const missing = new Set(parts);
  const scripts =
    missing.size > 0
      ? await readFiles(outDir, '**/*.js')
      : new Map<string, string>();
  for (const [file, script] of scripts) {
    for (const part of missing) {
      const keys = part.pages.map(({component}) => `"${component.join('-')}"`);
      if (keys.every((key) => script.includes(key))) {
        missing.delete(part);
        for (const page of part.pages) {
          addresses.set(normalizePath(page.path), baseUrl + file);
        }
      }
    }
  }
  const [lost] = missing;
  if (lost) {
    throw new Error(
      `No script contains the routes from ${lost.first} on. Check the messages of the bundler.`,
    );
  }
  return addresses;
}
