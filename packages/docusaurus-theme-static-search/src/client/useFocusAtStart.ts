import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';

/** Where a field in focus would bring up a keyboard over half of the page. */
const NARROW = '(width <= 768px), (pointer: coarse)';

/**
 * Focuses the search page's field when the page opens without a query, as long
 * as the reader does nothing else there.
 */
export function useFocusAtStart(field: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  useEffect(() => {
    const isAsked = new URLSearchParams(history.location.search).get('q');
    // A page that is there already may be in use before it is alive.
    const isFree =
      history.action === 'PUSH' || document.activeElement === document.body;
    if (!isAsked && isFree && !matchMedia(NARROW).matches) {
      field.current?.focus({preventScroll: true});
    }
  }, [history, field]);
}
