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
  /** The hits in the order of their answers; the first has all best matches. */
  answers: readonly (readonly SearchHit[])[];
  /** How many hits there are in all. */
  total: number;
  /** The words that were looked for, where some of the query are nowhere. */
  corrected?: string;
  /** Why the search failed, if it did. */
  failure?: unknown;
}

const IDLE: SearchPageState = {status: 'idle', answers: [], total: 0};
const WAITING: SearchPageState = {...IDLE, status: 'loading'};

/** The best hits of all, and after them the best of sections that have few there. */
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
      // A section that is called so may be far down among all hits.
      ...splitBest(ofEach.hits, request.query).best,
    ],
    ...answer,
  };
}

/** What is not shown yet, each once. */
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
 * @param query - what to look for; an empty query finds nothing and asks no one.
 * @param section - the level 0 heading to stay below, or '' for all.
 * @returns the state, and the verbs to show more hits and to try again.
 */
export function useSearchPage(query: string, section: string) {
  const {provider, isContextual} = useSearchSettings();
  const context = useContextFilters(isContextual);
  const [state, setState] = useState<SearchPageState>(WAITING);
  const turn = useRef(0);
  const isEmpty = query.trim() === '';

  const run = useCallback(
    async (shown: SearchPageState['answers']) => {
      turn.current += 1;
      const mine = turn.current;
      setState((previous) => ({...previous, status: 'loading'}));
      const request = {
        query,
        page: shown.length,
        hitsPerPage: PAGE_SIZE,
        facetFilters: addSection(context, section),
        snippetWords: {content: SNIPPET_WORDS},
        withDetails: true,
      };
      // A hosted search has no such limit, and is asked once.
      const isFilled =
        shown.length === 0 && !section && provider.name === 'embedded';
      const next = await openClient(provider)
        .then((client) =>
          isFilled ? searchFirst(client, request) : client.search(request),
        )
        .then(
          ({hits, ...answer}): SearchPageState => ({
            status: 'done',
            answers: [...shown, withoutKnown(hits, shown.flat())],
            ...answer,
          }),
          (failure: unknown): SearchPageState => ({
            status: 'error',
            answers: shown,
            total: 0,
            failure,
          }),
        );
      if (mine === turn.current) {
        setState(next);
      }
    },
    [provider, query, section, context],
  );

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    const timer = setTimeout(() => void run([]), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      // An answer that is still under way belongs to another query.
      turn.current += 1;
    };
  }, [isEmpty, run]);

  return {
    ...(isEmpty ? IDLE : state),
    showMore: () => {
      void run(state.answers);
    },
    retry: () => {
      void run([]);
    },
  };
}
