import {useDocsData} from '@docusaurus/plugin-content-docs/client';

/**
 * Finds the path of a guide.
 *
 * An adopter may write other guides, and a link to one that is missing would
 * stop the build.
 *
 * @param id - the guide's id, such as `getting-started/quickstart`.
 * @param fallback - the path to use where the site has no such guide.
 */
export function useGuide(id: string, fallback: string): string {
  const {versions} = useDocsData('guides');
  const guide = versions
    .flatMap(({docs}) => docs)
    .find((candidate) => candidate.id === id);
  return guide?.path ?? fallback;
}
