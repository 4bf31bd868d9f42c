import {useCallback, useEffect, useRef, useState} from 'react';
import {openClient} from './open-client';
import type {SearchHit, SearchRequest} from './types';
import {type ContextualFilters, useFacetFilters} from './useFacetFilters';
import {useSearchSettings} from './useSearchSettings';

const PAGE_SIZE = 20;
const PAUSE_MS = 150;

export interface SearchPageState {
  status: 'idle' | 'loading' | 'done' | 'error';
  hits: readonly SearchHit[];
  /** How many hits there are in all. */
  total: number;
  /** Why the search failed, if it did. */
  failure?: unknown;
}

const IDLE: SearchPageState = {status: 'idle', hits: [], total: 0};

function createRequest(
  indexName: string,
  query: string,
  facetFilters: ContextualFilters,
  page: number,
): SearchRequest {
  return {
    indexName,
    query,
    page,
    hitsPerPage: PAGE_SIZE,
    attributesToSnippet: ['content:20'],
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    facetFilters,
  };
}

/**
 * Runs the search of the search page.
 *
 * @param query - what to look for; an empty query finds nothing and asks no one.
 * @param section - the level 0 heading to stay below, or '' for all.
 * @returns the state, and the verbs to show more hits and to try again.
 */
export function useSearchPage(query: string, section: string) {
  const {client: settings, indexName} = useSearchSettings();
  const context = useFacetFilters();
  const [state, setState] = useState<SearchPageState>(IDLE);
  const turn = useRef(0);
  const isEmpty = query.trim() === '';

  const run = useCallback(
    async (page: number, shown: readonly SearchHit[]) => {
      turn.current += 1;
      const mine = turn.current;
      setState((previous) => ({...previous, status: 'loading'}));
      const filters = section
        ? [...context, `hierarchy.lvl0:${section}`]
        : context;
      const next = await openClient(settings)
        .then((client) =>
          client.search({
            requests: [createRequest(indexName, query, filters, page)],
          }),
        )
        .then(
          ({results: [result]}): SearchPageState => ({
            status: 'done',
            hits: [...shown, ...(result?.hits ?? [])],
            total: result?.nbHits ?? 0,
          }),
          (failure: unknown): SearchPageState => ({
            status: 'error',
            hits: shown,
            total: 0,
            failure,
          }),
        );
      if (mine === turn.current) {
        setState(next);
      }
    },
    [settings, indexName, query, section, context],
  );

  useEffect(() => {
    if (isEmpty) {
      return undefined;
    }
    const timer = setTimeout(() => void run(0, []), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      // An answer that is still under way belongs to another query.
      turn.current += 1;
    };
  }, [isEmpty, run]);

  return {
    ...(isEmpty ? IDLE : state),
    showMore: () => {
      void run(Math.ceil(state.hits.length / PAGE_SIZE), state.hits);
    },
    retry: () => {
      void run(0, []);
    },
  };
}
