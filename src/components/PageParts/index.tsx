import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useActivePlugin,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import styles from './styles.module.css';

interface Props {
  /** The ids of the pages in order, including the current page. */
  parts: readonly string[];
}

/**
 * Shows which part of a series, such as a tutorial, a page is, with links to
 * the previous and next parts.
 *
 * @throws Error if an id is not a page of the section, or the current page is
 * missing.
 */
export default function PageParts({parts}: Props): ReactNode {
  const {id: page, source} = useDoc().metadata;
  const file = source.replace('@site/', '');
  const {docs} = useDocsVersion();
  const {activeVersion} = useActiveDocContext(
    useActivePlugin({failfast: true})?.pluginId,
  );
  const pages = parts.map((part) => {
    const place = activeVersion?.docs.find(({id}) => id === part);
    const doc = docs[part];
    if (!place || !doc) {
      throw new Error(
        `${file}: 'parts' contains '${part}', which is not a page of this section: use one of ${Object.keys(docs).join(', ')}`,
      );
    }
    return {title: doc.title, to: place.path};
  });
  const current = parts.indexOf(page);
  if (current < 0) {
    throw new Error(
      `${file}: 'parts' does not contain the page itself: add '${page}'`,
    );
  }
  const before = pages[current - 1];
  const after = pages[current + 1];
  return (
    <div className={styles.parts}>
      {translate(
        {
          id: 'theme.PageParts.part',
          message: 'Part {number} of {count}',
          description: 'The position of a page in a series of pages',
        },
        {number: String(current + 1), count: String(parts.length)},
      )}
      {before && (
        <>
          {', '}
          {translate({
            id: 'theme.PageParts.before',
            message: 'after',
            description: 'The label of the link to the previous part',
          })}{' '}
          <Link to={before.to}>{before.title}</Link>
        </>
      )}
      {after && (
        <>
          {', '}
          {translate({
            id: 'theme.PageParts.after',
            message: 'then',
            description: 'The label of the link to the next part',
          })}{' '}
          <Link to={after.to}>{after.title}</Link>
        </>
      )}
    </div>
  );
}
