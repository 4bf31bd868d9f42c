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
  /** The ids of the pages, in their order; one of them is the current page. */
  parts: readonly string[];
}

/**
 * Which part of a whole a page is, such as a tutorial, with links to the parts
 * before and after it.
 *
 * @throws Error when an id is no page of the section, or none is the current page.
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
        `${file}: its parts name '${part}', which is no page of this section: write one of ${Object.keys(docs).join(', ')}`,
      );
    }
    return {title: doc.title, to: place.path};
  });
  const current = parts.indexOf(page);
  if (current < 0) {
    throw new Error(
      `${file}: its parts leave out the page itself: add '${page}' to them`,
    );
  }
  const before = pages[current - 1];
  const after = pages[current + 1];
  return (
    <p className={styles.parts}>
      {translate(
        {
          id: 'theme.PageParts.part',
          message: 'Part {number} of {count}',
          description: 'Which of the pages that belong together a page is',
        },
        {number: String(current + 1), count: String(parts.length)},
      )}
      {before && (
        <>
          {', '}
          {translate({
            id: 'theme.PageParts.before',
            message: 'after',
            description: 'Before the link to the part that precedes this one',
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
            description: 'Before the link to the part that follows this one',
          })}{' '}
          <Link to={after.to}>{after.title}</Link>
        </>
      )}
    </p>
  );
}
