import type {ReadOptions} from '../model';

/**
 * Creates a filter from `include` and `exclude`.
 *
 * @returns whether a path relative to the root is wanted
 */
export async function createMatcher({
  include = [],
  exclude = [],
}: ReadOptions): Promise<(file: string) => boolean> {
  if (include.length === 0 && exclude.length === 0) {
    return () => true;
  }
  // Loaded on demand, since most packages are read without patterns.
  const {Minimatch} = await import('minimatch');
  const compile = (globs: readonly string[]) =>
    globs.map((glob) => new Minimatch(glob));
  const included = compile(include);
  const excluded = compile(exclude);
  return (file) =>
    (included.length === 0 || included.some((glob) => glob.match(file))) &&
    !excluded.some((glob) => glob.match(file));
}
