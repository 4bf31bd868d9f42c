import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import {isRecord} from '../guards';

/** A page of the docs, as far as copies of it in other forms go. */
export interface Page {
  title: string;
  description: string;
  permalink: string;
  /** Relative to the site. */
  file: string;
  hasNotebook: boolean;
}

function isLoadedContent(value: unknown): value is LoadedContent {
  return isRecord(value) && Array.isArray(value.loadedVersions);
}

/**
 * Lists the pages of the docs.
 *
 * @param content - what all plugins have loaded.
 */
export function listPages(content: AllContent): Page[] {
  return Object.values(content['docusaurus-plugin-content-docs'] ?? {})
    .filter(isLoadedContent)
    .flatMap(({loadedVersions}) => loadedVersions)
    .flatMap(({docs}) => docs)
    .map(({title, description, permalink, source, frontMatter}) => ({
      title,
      description,
      permalink,
      file: source.replace(/^@site\//, ''),
      hasNotebook: isRecord(frontMatter) && frontMatter.notebook === true,
    }));
}
