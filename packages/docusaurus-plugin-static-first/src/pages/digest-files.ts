import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Computes the integrity digests of a site's files.
 *
 * @param site - the folder of its files, and the path they are served at.
 * @returns a function from an address to the value of an `integrity` attribute;
 * undefined for other addresses than the site's files.
 */
export function digestFiles({
  outDir,
  baseUrl,
}: {
  outDir: string;
  baseUrl: string;
}): (address: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (address) => {
    const file = path.join(outDir, address.slice(baseUrl.length));
    if (!known.has(address)) {
      known.set(
        address,
        address.startsWith(baseUrl) && fs.existsSync(file)
          ? `sha256-${createHash('sha256').update(fs.readFileSync(file)).digest('base64')}`
          : undefined,
      );
    }
    return known.get(address);
  };
}
