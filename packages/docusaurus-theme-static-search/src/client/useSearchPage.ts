import {useCallback, useEffect, useRef, useState} from 'react';
import {openClient} from './open-client';
import type {SearchHit} from '../interface/types';
import {addSection} from './filters';
import {useContextFilters} from './useContextFilters';
import {useSearchSettings} from './useSearchSettings';

export const PAGE_SIZE = 20;
export const SNIPPET_WORDS = 20;
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
  const [state, setState] = useState<SearchPageState>(IDLE);
  const turn = useRef(0);
  const isEmpty = query.trim() === '';

  const run = useCallback(
    async (page: number, shown: readonly SearchHit[]) => {
      turn.current += 1;
      const mine = turn.current;
      setState((previous) => ({...previous, status: 'loading'}));
      const next = await openClient(provider)
        .then((client) =>
          client.search({
            query,
            page,
            hitsPerPage: PAGE_SIZE,
            facetFilters: addSection(context, section),
            snippetWords: {content: SNIPPET_WORDS},
            withDetails: true,
          }),
        )
        .then(
          ({hits, total}): SearchPageState => ({
            status: 'done',
            hits: [...shown, ...hits],
            total,
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
    [provider, query, section, context],
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
