import {useEffect, useRef} from 'react';
import type {SearchPageState} from './useSearchPage';

/**
 * Moves the focus after a press of a button that may disappear: to the first
 * additional hit, or to the button that retries a failure. It stays where it is if
 * the reader has moved on to another query or control.
 */
export function useFocusOnOutcome({
  status,
  answers,
}: Pick<SearchPageState, 'status' | 'answers'>) {
  const [first] = answers;
  const hits = answers.flat();
  const results = useRef<HTMLDivElement>(null);
  const expected = useRef<{place: number; first: typeof first}>(undefined);
  useEffect(() => {
    if (!expected.current || status === 'loading') {
      return;
    }
    const {place, first: before} = expected.current;
    expected.current = undefined;
    const {activeElement} = document;
    const isFree =
      activeElement === document.body ||
      results.current?.contains(activeElement);
    if (!isFree || (before && before !== first)) {
      return;
    }
    const next = hits[place];
    const target =
      status === 'error' || place === 0
        ? 'a, button'
        : next && `[data-hit="${CSS.escape(next.objectID)}"] a`;
    if (target) {
      results.current?.querySelector<HTMLElement>(target)?.focus();
    }
  });
  const expectOutcome = () => {
    expected.current = {place: hits.length, first};
  };
  return {results, expectOutcome};
}
