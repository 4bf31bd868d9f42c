import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';

/** The front matter by which a page is called outside of its own site. */
const FULL_TITLE = 'title_meta';

/**
 * What a page says of itself to tabs, bookmarks and search engines. Its title
 * is `title_meta` where it has one: below its heading a module is called
 * `utils`, and eleven of them are.
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
