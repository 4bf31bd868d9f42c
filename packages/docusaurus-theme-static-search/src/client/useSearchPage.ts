import {useCallback, useEffect, useRef, useState} from 'react';
import {openClient} from './open-client';
import type {
  SearchAnswer,
  SearchClient,
  SearchHit,
  SearchRequest,
} from '../interface/types';
import {fillSections, LEAST_OF_A_SECTION} from './fill-sections';
import {addSection} from './filters';
import {MOST_BEST, splitBest} from './split-best';
import {useContextFilters} from './useContextFilters';
import {useSearchSettings} from './useSearchSettings';

const PAGE_SIZE = 20;
const SNIPPET_WORDS = 20;
const PAUSE_MS = 150;

export interface SearchPageState {
  status: 'idle' | 'loading' | 'done' | 'error';
  /** The query of the answers, which stay while a newer query is searched. */
  answered: string;
  /** The hits of each answer, in order; the first includes all best matches. */
  answers: readonly (readonly SearchHit[])[];
  /** The total number of hits. */
  total: number;
  /** The corrected query, if words of the query don't exist on the site. */
  corrected?: string;
  /** The error, if the search failed. */
  failure?: unknown;
}

const IDLE: SearchPageState = {
  status: 'idle',
  answered: '',
  answers: [],
  total: 0,
};
const WAITING: SearchPageState = {...IDLE, status: 'loading'};

/** A state, and the search that led to it. */
interface SearchOutcome {
  search: string;
  state: SearchPageState;
}

/**
 * The last hits. On Back, they are there at once, because the browser restores
 * the scroll position before a search could end.
 */
let last: SearchOutcome | undefined;

/**
 * Returns the best hits overall, followed by hits of sections with few of
 * those.
 */
async function searchFirst(
  client: SearchClient,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const [{hits, ...answer}, ofEach] = await Promise.all([
    client.search(request),
    client.search({
      ...request,
      hitsPerPage: 2 * PAGE_SIZE,
      hitsPerGroup: MOST_BEST + LEAST_OF_A_SECTION,
    }),
  ]);
  return {
    hits: [
      ...hits,
      ...fillSections(splitBest(hits, request.query), ofEach.hits),
      // A section with the query's name may rank low among all hits.
      ...splitBest(ofEach.hits, request.query).best,
    ],
    ...answer,
  };
}

/** Removes known hits and duplicates. */
function withoutKnown(
  hits: readonly SearchHit[],
  known: readonly SearchHit[],
): SearchHit[] {
  const ids = new Set(known.map(({objectID}) => objectID));
  return hits.filter(({objectID}) => {
    const isNew = !ids.has(objectID);
    ids.add(objectID);
    return isNew;
  });
}

/**
 * Runs the search of the search page.
 *
 * @param query - the query; an empty one finds nothing and sends no request.
 * @param section - the section to search, or '' for all.
 * @returns the state, and functions to show more hits and to try again.
 */
export function useSearchPage(query: string, section: string) {
  const {provider, isContextual} = useSearchSettings();
  const context = useContextFilters(isContextual);
  const search = JSON.stringify([query, section, context]);
  const [outcome, setOutcome] = useState<SearchOutcome>(
    last?.search === search ? last : {search, state: WAITING},
  );
  const {state} = outcome;
  const isRestored = useRef(last?.search === search);
  const turn = useRef(0);
  const isEmpty = query.trim() === '';
  // The next query must not bring back hits of the one before the empty one.
  if (isEmpty && outcome.state !== WAITING) {
    setOutcome({search, state: WAITING});
  }

  const run = useCallback(
    async (shown: SearchPageState['answers']) => {
      turn.current += 1;
      const mine = turn.current;
      setOutcome((previous) => ({
        search,
        state: {...previous.state, status: 'loading'},
      }));
      const request = {
        query,
        page: shown.length,
        hitsPerPage: PAGE_SIZE,
        facetFilters: addSection(context, section),
        snippetWords: {content: SNIPPET_WORDS},
        withDetails: true,
      };
      // A hosted search doesn't limit groups, so one request is enough.
      const isFilled =
        shown.length === 0 && !section && provider.name === 'embedded';
      const next = await openClient(provider)
        .then((client) =>
          isFilled ? searchFirst(client, request) : client.search(request),
        )
        .then(
          ({hits, ...answer}): SearchPageState => ({
            status: 'done',
            answered: query,
            answers: [...shown, withoutKnown(hits, shown.flat())],
            ...answer,
          }),
          (failure: unknown): SearchPageState => ({
            status: 'error',
            answered: query,
            answers: shown,
            total: 0,
            failure,
          }),
        );
      if (mine === turn.current) {
        last = next.status === 'done' ? {search, state: next} : undefined;
        setOutcome({search, state: next});
      }
    },
    [provider, query, section, context, search],
  );

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    if (isRestored.current) {
      isRestored.current = false;
      return undefined;
    }
    const timer = setTimeout(() => void run([]), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      // A pending answer belongs to an old query.
      turn.current += 1;
    };
  }, [isEmpty, run]);

  return {
    ...(isEmpty ? IDLE : state),
    // The new search starts after a pause.
    ...(!isEmpty && outcome.search !== search && {status: 'loading' as const}),
    showMore: () => {
      void run(state.answers);
    },
    retry: () => {
      // What failed may have been the request for more hits.
      void run(state.answers);
    },
  };
}
