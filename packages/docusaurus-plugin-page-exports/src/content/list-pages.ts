import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';
import type {ContentPaths} from '@docusaurus/utils';
import {type BlogPost, isBlogContent, isDocsContent, isRecord} from '../guards';

/** The part of a docs page or blog post that its exports need. */
export interface SitePage {
  /** Docusaurus' title, which is Markdown if it comes from a heading. */
  title: string;
  /**
   * Its title in lists of pages, which the front matter can override; undefined if
   * the title doesn't come from there.
   */
  fullTitle: string | undefined;
  /**
   * Whether the page shows `title`: `always`, in place of a heading in its text, only
   * if the text has no such heading, or `never`, as front matter can demand.
   */
  showsTitle: 'always' | 'without-heading' | 'never';
  description: string;
  permalink: string;
  /** The file, prefixed with `@site/`. */
  source: string;
  /** The docs instance that it belongs to; null for a post. */
  instance: string | null;
  /** Whether readers can find it: in the latest version, and not unlisted. */
  isListed: boolean;
  hasNotebook: boolean;
  /** Folders in which files that it links to are looked up. */
  contentPaths: ContentPaths;
}

function fullTitleOf(frontMatter: unknown, title: string): string | undefined {
  const {title_meta: full, title: own} = isRecord(frontMatter)
    ? frontMatter
    : {};
  if (typeof full === 'string') {
    return full;
  }
  return (own ?? undefined) === undefined ? undefined : title;
}

function toPages(instance: string, version: LoadedVersion): SitePage[] {
  return version.docs.map(
    ({title, description, permalink, source, frontMatter, unlisted}) => ({
      title,
      fullTitle: fullTitleOf(frontMatter, title),
      showsTitle:
        isRecord(frontMatter) && frontMatter.hide_title === true
          ? 'never'
          : 'without-heading',
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

function toPost({metadata}: BlogPost, siteDir: string): SitePage {
  const {title, description, permalink, source, frontMatter, unlisted} =
    metadata;
  const folder = path.dirname(source.replace(/^@site/, siteDir));
  return {
    title,
    fullTitle: fullTitleOf(frontMatter, title),
    // Without one in its front matter, the title is the unformatted heading.
    showsTitle:
      isRecord(frontMatter) && typeof frontMatter.title === 'string'
        ? 'always'
        : 'without-heading',
    description,
    permalink,
    source,
    instance: null,
    isListed: !unlisted,
    hasNotebook: false,
    contentPaths: {contentPath: folder, contentPathLocalized: folder},
  };
}

/**
 * Lists the posts of all blogs.
 *
 * @param content - what all plugins have loaded.
 * @param siteDir - the folder of the site.
 */
export function listPosts(content: AllContent, siteDir: string): SitePage[] {
  const blogs = content['docusaurus-plugin-content-blog'] ?? {};
  return Object.values(blogs).flatMap((loaded) =>
    isBlogContent(loaded)
      ? loaded.blogPosts.map((post) => toPost(post, siteDir))
      : [],
  );
}

/**
 * Lists the pages of all docs instances and all their versions.
 *
 * @param content - what all plugins have loaded.
 */
export function listPages(content: AllContent): SitePage[] {
  const instances = content['docusaurus-plugin-content-docs'] ?? {};
  return Object.entries(instances).flatMap(([instance, loaded]) =>
    isDocsContent(loaded)
      ? loaded.loadedVersions.flatMap((version) => toPages(instance, version))
      : [],
  );
}

/**
 * Checks the ids of docs plugins in the options.
 *
 * @param ids - the option `markdown.instances`.
 * @param content - what all plugins have loaded.
 * @throws Error if there is no docs plugin with one of the ids: a misspelt id
 * would silently export nothing.
 */
export function checkInstances(
  ids: readonly string[] | undefined,
  content: AllContent,
): void {
  const known = Object.keys(content['docusaurus-plugin-content-docs'] ?? {});
  const unknown = ids?.filter((id) => !known.includes(id)) ?? [];
  if (unknown.length > 0) {
    throw new Error(
      `The option 'markdown.instances' of docusaurus-plugin-page-exports contains ${listIds(unknown)}, but the site ${
        known.length === 0
          ? 'has no docs plugin'
          : `has docs plugins with these ids: ${listIds(known)}`
      }.`,
    );
  }
}

function listIds(ids: readonly string[]): string {
  return ids
    .map((id) => `'${id}'`)
    .sort()
    .join(', ');
}
