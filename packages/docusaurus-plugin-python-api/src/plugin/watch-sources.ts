import {type FSWatcher, watch} from 'chokidar';

/**
 * Follows the sources of a package. Docusaurus could do so, but it would load
 * the plugin again each time, and of two plugins that load side by side, the
 * slower one ends with what it knew of the other when it began.
 *
 * @param folder with the package, absolute
 * @param onChange called after each change
 * @returns what stops it
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/commands/start/utils.ts#L96
 */
export function watchSources(folder: string, onChange: () => void): FSWatcher {
  return watch('**/*.{py,pyi}', {cwd: folder, ignoreInitial: true}).on(
    'all',
    onChange,
  );
}
