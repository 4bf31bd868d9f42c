import {useEffect, type RefObject} from 'react';
import {useHistory} from '@docusaurus/router';

/**
 * Screens on which a focused field would open a keyboard over half of the page.
 */
const NARROW = '(width <= 768px), (pointer: coarse)';

/**
 * Focuses the search page's field when the page opens without a query, unless
 * the reader is already using the page.
 */
export function useFocusAtStart(field: RefObject<HTMLInputElement | null>) {
  const history = useHistory();
  useEffect(() => {
    const isAsked = new URLSearchParams(history.location.search).get('q');
    // A page loaded directly may be in use before it is interactive.
    const isFree =
      history.action === 'PUSH' || document.activeElement === document.body;
    if (!isAsked && isFree && !matchMedia(NARROW).matches) {
      field.current?.focus({preventScroll: true});
    }
  }, [history, field]);
}
