import React, {Children, isValidElement, type JSX, type ReactNode} from 'react';
import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

interface Props {
  hit: InternalDocSearchHit | StoredDocSearchHit;
  children: ReactNode;
}

/** Those of our records that stand for a symbol say so. */
function isSymbol(hit: object): boolean {
  return 'symbol' in hit;
}

/**
 * A hit, or a saved search with its buttons beside the link: DocSearch puts
 * them into it, where a keyboard can't tell one from the other.
 */
export default function Hit({hit, children}: Props): JSX.Element {
  const isSaved = !('_highlightResult' in hit);
  if (!isSaved || !isValidElement<{children: ReactNode}>(children)) {
    return (
      <Link className={clsx(isSymbol(hit) && 'DocSearch-Symbol')} to={hit.url}>
        {children}
      </Link>
    );
  }
  const parts = Children.toArray(children.props.children);
  return (
    <>
      <Link to={hit.url}>
        <div className="DocSearch-Hit-Container">{parts.slice(0, -1)}</div>
      </Link>
      <div className="DocSearch-Hit-actions">{parts.at(-1)}</div>
    </>
  );
}
