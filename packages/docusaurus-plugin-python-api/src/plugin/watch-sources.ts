import {type FSWatcher, watch} from 'chokidar';

/**
 * Watches the sources of a package. Docusaurus could do so, but it would reload
 * the plugin each time, and if two plugins load at the same time, the slower one
 * overwrites the content of the other with an outdated state.
 *
 * @param folder absolute path of the folder with the package
 * @param onChange called after each change
 * @returns the watcher, to close it
 * @see https://github.com/facebook/docusaurus/blob/v3.7.0/packages/docusaurus/src/commands/start/utils.ts#L96
 */
export function watchSources(folder: string, onChange: () => void): FSWatcher {
  return watch('**/*.{py,pyi}', {cwd: folder, ignoreInitial: true}).on(
    'all',
    onChange,
  );
}
