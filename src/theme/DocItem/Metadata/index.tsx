import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

/** The front matter field with the title for use outside the site. */
const FULL_TITLE = 'title_meta';

/**
 * Sets a page's metadata for tabs, bookmarks and search engines. Its title is
 * `title_meta` if given, since headings can be ambiguous: eleven modules are
 * called `utils`.
 */
export default function DocItemMetadata(): ReactNode {
  const {metadata, frontMatter, assets} = useDoc();
  const fullTitle: unknown = Reflect.get(frontMatter, FULL_TITLE);
  return (
    <PageMetadata
      title={typeof fullTitle === 'string' ? fullTitle : metadata.title}
      description={metadata.description}
      keywords={frontMatter.keywords}
      image={assets.image ?? frontMatter.image}
    />
  );
}
