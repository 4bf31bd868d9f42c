import {writeModule} from './write-module';

/**
 * Whatever is asked of it, and called with, it gives itself. Even `__esModule` is
 * there, so that `import` finds a default.
 */
const MODULE = `const anything = new Proxy(() => anything, {get: () => anything});
module.exports = anything;
`;

/**
 * Writes a module that takes the place of `prop-types`, with which the router and
 * others declare the types of their props. Only React checks them, and only while
 * a site is developed.
 *
 * @returns the module's path.
 */
export function trimPropTypes({
  generatedFilesDir,
}: {
  generatedFilesDir: string;
}): string {
  return writeModule(generatedFilesDir, 'prop-types.cjs', MODULE);
}
