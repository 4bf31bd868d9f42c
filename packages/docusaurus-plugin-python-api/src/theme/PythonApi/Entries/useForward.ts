import {type RefObject, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {anchorOf} from '../anchor-of';

/**
 * A symbol and its owners, from the inside out. `total(tax)` is a parameter of
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
 * Forwards an anchor to the part that documents it: on the module's page,
 * `#Order.total` is forwarded to the target of the row `Order`, and if that class
 * continues in the next part, to the target of its own row there.
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
