/** Normalises case and trailing slashes for comparison. */
function fold(path: string): string {
  return path.toLowerCase().replace(/\/+$/, '') || '/';
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/**
 * Finds the page that the router shows for a path, ignoring case and trailing
 * slashes.
 *
 * @param requested - the path in the browser.
 * @param paths - the paths of all pages, including the base URL.
 * @returns the exact path of the page; undefined if there is none.
 */
export function findPagePath(
  requested: string,
  paths: readonly string[],
): string | undefined {
  const name = decode(requested).replace(/(?:\/index)?\.html$/, '') || '/';
  return (
    paths.find((path) => path === name) ??
    paths.find((path) => fold(path) === fold(name))
  );
}

/**
 * Finds the path to request after the host didn't find a page: its exact path,
 * because hosts are case-sensitive, or, if that was requested, its file,
 * because some hosts don't add the extension.
 *
 * @param requested - the path that the browser requested from the host.
 * @param paths - the paths of all pages, including the base URL.
 * @returns undefined if there is no such page, or its file was requested
 * already.
 */
export function findHostPath(
  requested: string,
  paths: readonly string[],
): string | undefined {
  const found = findPagePath(requested, paths);
  const name = decode(requested);
  if (found === undefined || name === `${found}.html`) {
    return undefined;
  }
  if (name !== found) {
    return found;
  }
  return found.endsWith('/') ? undefined : `${found}.html`;
}
