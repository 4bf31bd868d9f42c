import {type RefObject, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {anchorOf} from '../anchor-of';

/**
 * A symbol and what it is in, from the inside out; `total(tax)` is a parameter of
 * `total`.
 */
function ownersOf(anchor: string): string[] {
  const [symbol = ''] = anchor.split('(');
  const segments = symbol.split('.');
  return segments.map((_, index) =>
    segments.slice(0, segments.length - index).join('.'),
  );
}

/**
 * Leads from an anchor to the part that documents it: on the module's page,
 * `#Order.total` is where the row of `Order` links to, and if that class goes on in
 * the next part, where its own row there links to.
 *
 * @returns a ref for the list of rows; without one, nothing happens
 */
export function useForward(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const history = useHistory();
  const {hash} = useLocation();
  useEffect(() => {
    const anchor = anchorOf(hash);
    for (const name of ownersOf(anchor)) {
      const link = list.current?.querySelector(`[id="${CSS.escape(name)}"] a`);
      if (link instanceof HTMLAnchorElement) {
        history.replace(`${link.pathname}#${anchor}`);
        return;
      }
    }
  }, [hash, history]);
  return list;
}
