import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Finds the digests by which browsers check that a file is the one meant.
 *
 * @param site - where its files are and the path they are served at.
 * @returns a function from an address to a digest, as the `integrity` of an
 * element; undefined for what is no file of the site.
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
