import type {Site} from './site';

/**
 * Adds posts to a site, each with the same tag and author, who both have pages
 * of their own.
 */
export function writePosts(site: Site, count: number): void {
  for (let post = 1; post <= count; post += 1) {
    const day = String(post + 1).padStart(2, '0');
    site.write(
      `blog/2026-01-${day}-log.mdx`,
      `---
slug: log-${day}
title: Log ${day}
authors: [crew]
tags: [hello]
---

All well.

{/* truncate */}

More follows.
`,
    );
  }
  site.write('blog/authors.yml', 'crew:\n  name: The crew\n  page: true\n');
  site.write(
    'blog/tags.yml',
    'hello:\n  label: hello\n  permalink: /hello\n  description: First posts.\n',
  );
}
