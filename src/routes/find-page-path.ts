/** What a path is compared by: its capitals and its end say little. */
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
 * Finds the page that a path means to the router, which tells neither capitals
 * from small letters nor minds a slash at the end.
 *
 * @param requested - a path as the browser has it.
 * @param paths - every path that has a page, base URL included.
 * @returns the page's path as it is spelled; undefined where there is none.
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
 * Finds what to ask a host for that did not find the page of a path: the page
 * under its own spelling, for hosts tell capitals from small letters; or, where
 * it was spelled right, the file of the page, for some hosts add no ending.
 *
 * @param requested - the path that the browser asked the host for.
 * @param paths - every path that has a page, base URL included.
 * @returns undefined where there is no such page, or its file is not there.
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
