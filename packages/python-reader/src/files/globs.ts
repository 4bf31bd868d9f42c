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
  // Loaded on demand: the package takes longer to load than a small SDK.
  const {createMatcher: compile} = await import('@docusaurus/utils');
  const isIncluded = include.length > 0 ? compile(include) : () => true;
  const isExcluded = exclude.length > 0 ? compile(exclude) : () => false;
  return (file) => isIncluded(file) && !isExcluded(file);
}
