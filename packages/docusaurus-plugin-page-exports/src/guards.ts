import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Whether a value is an object with fields, and no array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is what the docs plugin has loaded for one instance. */
export function isDocsContent(value: unknown): value is LoadedContent {
  return isRecord(value) && Array.isArray(value.loadedVersions);
}

/** A post, as far as its exports need it. */
export interface BlogPost {
  metadata: {
    title: string;
    description: string;
    permalink: string;
    source: string;
    frontMatter: unknown;
    unlisted: boolean;
  };
}

/** Whether a value is what the blog plugin has loaded for one instance. */
export function isBlogContent(
  value: unknown,
): value is {blogPosts: BlogPost[]} {
  return isRecord(value) && Array.isArray(value.blogPosts);
}
