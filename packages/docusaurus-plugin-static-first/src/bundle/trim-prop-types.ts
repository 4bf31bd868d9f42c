import {writeModule} from './write-module';

/**
 * A module that returns itself for every property and call. That includes
 * `__esModule`, so that `import` finds a default export.
 */
const MODULE = `const anything = new Proxy(() => anything, {get: () => anything});
module.exports = anything;
`;

/**
 * Writes a replacement for `prop-types`, with which the router and others
 * declare the types of their props. React checks them only in development.
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
