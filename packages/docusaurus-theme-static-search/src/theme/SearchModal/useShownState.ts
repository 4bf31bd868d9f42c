import {useState} from 'react';
import type {DocSearchState, InternalDocSearchHit} from '@docsearch/react';

export type ModalState = DocSearchState<InternalDocSearchHit>;

export function hasHits({collections}: ModalState): boolean {
  return collections.some(({items}) => items.length > 0);
}

/**
 * Mends what DocSearch says of the search.
 *
 * @param suggestions - queries to offer where nothing is found: DocSearch knows
 * some only after a search that found something.
 * @returns the state, and whether the query that the modal was opened with is
 * still under way, when there is nothing true to show yet.
 */
export function useShownState(
  state: ModalState,
  suggestions: readonly string[],
): {state: ModalState; isWaiting: boolean} {
  const {query, status, context} = state;
  const [beganWithQuery] = useState(query !== '');
  const isFirst =
    beganWithQuery && query !== '' && context.nbHits === undefined;
  return {
    isWaiting: isFirst && status !== 'error',
    state: {
      ...state,
      context: {...context, searchSuggestions: suggestions},
      // An old failure says nothing of saved searches; and a query that the
      // modal opens with is under way, though DocSearch has not begun yet.
      status:
        query === ''
          ? 'idle'
          : isFirst && status === 'idle'
            ? 'loading'
            : status,
    },
  };
}
