import {type RefObject, useEffect, useRef} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {anchorOf} from '../anchor-of';

/**
 * Leads from an anchor of the module's page to the part that documents it:
 * `#Order.total` is where the row of `Order` links to.
 *
 * @returns a ref for the list of rows; without one, nothing happens
 */
export function useForward(): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const history = useHistory();
  const {hash} = useLocation();
  useEffect(() => {
    const anchor = anchorOf(hash);
    const [name = ''] = anchor.split(/[.(]/);
    if (!list.current || name === '') {
      return;
    }
    const link = list.current.querySelector(`[id="${CSS.escape(name)}"] a`);
    if (link instanceof HTMLAnchorElement) {
      history.replace(`${link.pathname}#${anchor}`);
    }
  }, [hash, history]);
  return list;
}
