import fs from 'node:fs';
import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {listVersions, routeOf} from '../docs-content';
import {
  type ConfiguredLink,
  findDeadLinks,
  type SectionPages,
} from './find-dead-links';

export interface ConfiguredLinksOptions {
  links: readonly ConfiguredLink[];
  /** The docs instances, each with its root path and folder. */
  sections: readonly {instance: string; root: string; folder: string}[];
}

function listPages(
  content: AllContent,
  instance: string,
  baseUrl: string,
): ReadonlySet<string> | undefined {
  const versions = listVersions(content, instance);
  if (versions.length === 0) {
    return undefined;
  }
  const indexes = (items: unknown): string[] =>
    JSON.stringify(items).match(/(?<="permalink":")[^"]+/g) ?? [];
  return new Set(
    versions
      .flatMap(({docs, sidebars}) => [
        ...docs.map(({permalink}) => permalink),
        ...indexes(sidebars),
      ])
      .map((permalink) => routeOf(permalink, baseUrl)),
  );
}

/**
 * Checks the links in the configuration before pages are rendered. They are on
 * every page: Docusaurus would report each of them once per page, and not say
 * which configuration file contains them.
 */
export default function configuredLinks(
  {siteDir, baseUrl}: Pick<LoadContext, 'siteDir' | 'baseUrl'>,
  {links, sections}: ConfiguredLinksOptions,
): Plugin {
  return {
    name: 'configured-links',
    allContentLoaded({allContent}) {
      const dead = findDeadLinks(
        links,
        sections.map(({instance, root, folder}): SectionPages => ({
          root,
          folder,
          pages: listPages(allContent, instance, baseUrl),
        })),
        (file) => fs.readFileSync(path.join(siteDir, file), 'utf8'),
      );
      if (dead.length > 0) {
        throw new Error(
          `The configuration links to pages that the site doesn't have:\n  ${dead.join('\n  ')}`,
        );
      }
    },
  };
}
