import type {ReadOptions} from '../model';

/**
 * Makes the test that `include` and `exclude` describe.
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
  // Loaded on demand: most packages are read whole.
  const {Minimatch} = await import('minimatch');
  const compile = (globs: readonly string[]) =>
    globs.map((glob) => new Minimatch(glob));
  const included = compile(include);
  const excluded = compile(exclude);
  return (file) =>
    (included.length === 0 || included.some((glob) => glob.match(file))) &&
    !excluded.some((glob) => glob.match(file));
}
