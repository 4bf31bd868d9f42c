import type {LoadContext} from '@docusaurus/types';
import type {GeneratedFiles} from './publish';

/** The files of each instance of the plugin, by site. */
const claims = new WeakMap<LoadContext, Map<string, GeneratedFiles>>();

/**
 * Notes which files an instance of the plugin exports. Instances write at the same
 * time, so a file that two of them write would mix the texts of both.
 *
 * @param id - the instance; its earlier claims end, as docs may change.
 * @throws Error if another instance exports one of the files.
 */
export function claimFiles(
  site: LoadContext,
  id: string,
  files: GeneratedFiles,
): void {
  const instances = claims.get(site) ?? new Map<string, GeneratedFiles>();
  claims.set(site, instances);
  instances.delete(id);
  for (const [other, claimed] of instances) {
    const file = [...files.keys()].find((name) => claimed.has(name));
    if (file !== undefined) {
      throw new Error(
        `The instances '${other}' and '${id}' of docusaurus-plugin-page-exports would both export ${site.baseUrl}${file}. ` +
          "Remove one of them, or use 'markdown', 'llms' and 'notebooks' so that each file is exported by only one.",
      );
    }
  }
  instances.set(id, files);
}
