import type {LoadedContent} from '@docusaurus/plugin-content-docs';

/** Whether a value is an object other than an array. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether a value is what the docs plugin loads for one instance. */
export function isDocsContent(value: unknown): value is LoadedContent {
  return isRecord(value) && Array.isArray(value.loadedVersions);
}

/** The part of a blog post that its exports need. */
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

/** Whether a value is what the blog plugin loads for one instance. */
export function isBlogContent(
  value: unknown,
): value is {blogPosts: BlogPost[]} {
  return isRecord(value) && Array.isArray(value.blogPosts);
}
