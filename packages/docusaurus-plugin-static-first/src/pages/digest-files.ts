import {createHash} from 'node:crypto';
import fs from 'node:fs';
import {type BuiltSite, fileAt} from '../built-site';

/**
 * Computes the integrity digests of a site's files.
 *
 * @param site - the folder of its files, and the path they are served at.
 * @returns a function from an address to the value of an `integrity` attribute;
 * undefined for other addresses than the site's files.
 */
export function digestFiles(
  site: BuiltSite,
): (address: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (address) => {
    const file = fileAt(site, address);
    if (!known.has(address)) {
      known.set(
        address,
        address.startsWith(site.baseUrl) && fs.existsSync(file)
          ? `sha256-${createHash('sha256').update(fs.readFileSync(file)).digest('base64')}`
          : undefined,
      );
    }
    return known.get(address);
  };
}
