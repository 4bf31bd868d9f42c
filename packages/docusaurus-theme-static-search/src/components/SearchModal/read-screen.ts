import {isRecord} from 'docusaurus-plugin-page-exports/guards';
import type {Collection, ModalState} from './items';
import type {ListFacts} from './sources';

/** The content of the modal below its input. */
export type Screen =
  /** No answer yet. */
  | {name: 'waiting'}
  /** Saved searches; inert while the first answer to a query is on its way. */
  | {name: 'start'; isInert: boolean; lists: readonly ModalList[]}
  | {name: 'no-results'; query: string}
  | {
      name: 'results';
      query: string;
      total: number;
      /** The corrected query, if there is one. */
      corrected: string | undefined;
      lists: readonly ModalList[];
    }
  | {name: 'error'; failure: unknown};

export interface ModalList {
  facts: ListFacts;
  collection: Collection;
}

const KINDS: readonly unknown[] = ['recent', 'favorite', 'hits', 'failure'];

function isFacts(value: unknown): value is ListFacts {
  return isRecord(value) && KINDS.includes(value.kind);
}

/** Reads the facts from the sources that the library returns. */
function readLists({collections}: Pick<ModalState, 'collections'>) {
  return collections.flatMap((collection): ModalList[] =>
    'facts' in collection.source && isFacts(collection.source.facts)
      ? [{facts: collection.source.facts, collection}]
      : [],
  );
}

function isSaved({facts}: ModalList): boolean {
  return facts.kind === 'recent' || facts.kind === 'favorite';
}

/** Whether a query contains nothing to search for. */
export function isEmptyQuery(query: string): boolean {
  return query.trim() === '';
}

/** Determines what to show from the state of the search. */
export function readScreen(
  state: Pick<ModalState, 'query' | 'status' | 'collections'>,
): Screen {
  const lists = readLists(state);
  const [first] = lists;
  const isEmpty = isEmptyQuery(state.query);
  if (!first || (isSaved(first) && !isEmpty && state.status === 'stalled')) {
    return {name: 'waiting'};
  }
  if (isSaved(first)) {
    return {name: 'start', isInert: !isEmpty, lists};
  }
  if (isEmpty) {
    return {name: 'waiting'};
  }
  const {facts} = first;
  if (facts.kind === 'failure') {
    return {name: 'error', failure: facts.failure};
  }
  if (facts.kind !== 'hits') {
    return {name: 'waiting'};
  }
  const {query, total, corrected} = facts;
  return lists.some(({collection}) => collection.items.length > 0)
    ? {name: 'results', query, total, corrected, lists}
    : {name: 'no-results', query};
}

/** Whether there are rows that the arrow keys and Enter can reach. */
export function hasRows(screen: Screen): boolean {
  return (
    (screen.name === 'results' ||
      (screen.name === 'start' && !screen.isInert)) &&
    screen.lists.some(({collection}) => collection.items.length > 0)
  );
}

/** Whether an answer to the query as typed is shown, and not an older one. */
export function isCurrent(screen: Screen, query: string): boolean {
  switch (screen.name) {
    case 'waiting':
      return false;
    case 'start':
      return !screen.isInert;
    case 'error':
      return true;
    default:
      return screen.query === query;
  }
}
