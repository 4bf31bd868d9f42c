import {existsSync} from 'node:fs';
import path from 'node:path';

/** The part of a site that determines its static files. */
interface StaticSite {
  siteDir: string;
  siteConfig: {staticDirectories: readonly string[]};
}

/**
 * Whether the site serves a file unchanged.
 *
 * @param file - its path below the base URL.
 */
export function isStaticFile(
  file: string,
  {siteDir, siteConfig}: StaticSite,
): boolean {
  return siteConfig.staticDirectories.some((directory) => {
    const folder = path.resolve(siteDir, directory);
    const target = path.join(folder, file);
    // A request may contain encoded slashes, which lead out of the folder.
    return target.startsWith(`${folder}${path.sep}`) && existsSync(target);
  });
}
