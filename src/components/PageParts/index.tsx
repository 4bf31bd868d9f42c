import React, {type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {
  useActiveDocContext,
  useActivePlugin,
  useDoc,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import Ways from '@site/src/components/Ways';

interface Props {
  /** The ids of the pages, in their order; one of them is the current page. */
  parts: readonly string[];
}

/**
 * The pages that a page belongs to, such as those of one tutorial.
 *
 * @throws Error when an id is no page of the section.
 */
export default function PageParts({parts}: Props): ReactNode {
  const {source} = useDoc().metadata;
  const {docs} = useDocsVersion();
  const {activeDoc, activeVersion} = useActiveDocContext(
    useActivePlugin({failfast: true})?.pluginId,
  );
  const ways = parts.map((part, index) => {
    const place = activeVersion?.docs.find(({id}) => id === part);
    const doc = docs[part];
    if (!place || !doc) {
      throw new Error(
        `${source.replace('@site/', '')}: its parts name '${part}', which is no page of this section: write one of ${Object.keys(docs).join(', ')}`,
      );
    }
    return {
      label: translate(
        {
          id: 'theme.PageParts.part',
          message: 'Part {number}: {title}',
          description: 'The way to one of the pages that belong together',
        },
        {number: String(index + 1), title: doc.title},
      ),
      to: place.path,
      isCurrent: part === activeDoc?.id,
    };
  });
  return (
    <Ways
      label={translate({
        id: 'theme.PageParts.label',
        message: 'Parts',
        description: 'Names the list of the pages that belong together',
      })}
      ways={ways}
    />
  );
}
