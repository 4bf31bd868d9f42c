import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {ContentPaths} from '@docusaurus/utils';
import {isDocsContent, isRecord} from '../guards';

/** A page of the docs, as far as its exports need it. */
export interface DocsPage {
  title: string;
  /** Its title among those of all pages, which its front matter may state. */
  fullTitle: string;
  description: string;
  permalink: string;
  /** The file, with `@site/` before it. */
  source: string;
  /** The docs instance that it belongs to. */
  instance: string;
  /** Whether readers find it: in the latest version, and not unlisted. */
  isListed: boolean;
  hasNotebook: boolean;
  /** Where files that it links to may be. */
  contentPaths: ContentPaths;
}

function fullTitleOf(frontMatter: unknown): string | undefined {
  const title = isRecord(frontMatter) ? frontMatter.title_meta : undefined;
  return typeof title === 'string' ? title : undefined;
}

function toPages(instance: string, version: LoadedVersion): DocsPage[] {
  return version.docs.map(
    ({title, description, permalink, source, frontMatter, unlisted}) => ({
      title,
      fullTitle: fullTitleOf(frontMatter) ?? title,
      description,
      permalink,
      source,
      instance,
      isListed: version.isLast && !unlisted,
      hasNotebook: isRecord(frontMatter) && frontMatter.notebook === true,
      contentPaths: version,
    }),
  );
}

/**
 * Lists the pages of all docs instances and all their versions.
 *
 * @param content - what all plugins have loaded.
 */
export function listPages(content: AllContent): DocsPage[] {
  const instances = content['docusaurus-plugin-content-docs'] ?? {};
  return Object.entries(instances).flatMap(([instance, loaded]) =>
    isDocsContent(loaded)
      ? loaded.loadedVersions.flatMap((version) => toPages(instance, version))
      : [],
  );
}
