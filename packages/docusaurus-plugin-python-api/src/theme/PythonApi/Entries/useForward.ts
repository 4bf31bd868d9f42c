import {type RefObject, useEffect} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';

/**
 * Leads from an anchor of the module's page to the part that documents it:
 * `#Order.total` is where the row of `Order` links to.
 *
 * @param list the rows, or null where they lead nowhere else
 */
export function useForward(list: RefObject<HTMLElement | null>): void {
  const history = useHistory();
  const {hash} = useLocation();
  useEffect(() => {
    const anchor = decodeURIComponent(hash.slice(1));
    const [name = ''] = anchor.split('.');
    const link =
      name === ''
        ? null
        : list.current?.querySelector(`[id="${CSS.escape(name)}"] a`);
    if (link instanceof HTMLAnchorElement) {
      history.replace(`${link.pathname}#${anchor}`);
    }
  }, [hash, history, list]);
}
