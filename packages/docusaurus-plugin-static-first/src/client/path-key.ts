/** Matches a path without parameters or patterns, whose case is plain. */
const PLAIN = /^[\w/.%~-]*$/;

const known = new Map<string, string | undefined>();

/**
 * Returns what two plain paths have in common if the router takes one for the
 * other: it ignores case and slashes at the end.
 *
 * @returns undefined if the path is not plain, and may match others.
 */
export function pathKey(path: string): string | undefined {
  if (!known.has(path)) {
    known.set(
      path,
      PLAIN.test(path) ? path.toLowerCase().replace(/\/+$/, '') : undefined,
    );
  }
  return known.get(path);
}
