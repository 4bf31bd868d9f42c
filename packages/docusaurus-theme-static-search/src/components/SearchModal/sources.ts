import type {AutocompleteSource} from '@algolia/autocomplete-core';
import {type HitGroup, groupHits, listBest} from '../../client/group-hits';
import type {openSavedSearches} from '../../client/saved-searches';
import {splitBest} from '../../client/split-best';
import type {SearchAnswer} from '../../interface/types';
import {nameBestMatch} from '../best-match';
import type {Item} from './items';
import {isEmptyQuery} from './read-screen';

/** The kind of a list, and the answer that it is part of. */
export type ListFacts =
  | {kind: 'recent' | 'favorite'}
  | ({kind: 'hits'; title: string; query: string} & Omit<SearchAnswer, 'hits'>)
  | {kind: 'failure'; failure: unknown};

export interface ModalSource extends AutocompleteSource<Item> {
  /** Passed through the library's state with the list. */
  facts: ListFacts;
}

interface Dependencies {
  search: (query: string) => Promise<SearchAnswer>;
  saved: ReturnType<typeof openSavedSearches>;
  /** The maximum number of hits per section in a list. */
  hitsPerGroup: number;
  onSelect: (item: Item, event: unknown) => void;
}

/**
 * Creates a function that returns the lists for a query: hits, or saved
 * searches if the query is empty.
 */
export function createSources({
  search,
  saved,
  hitsPerGroup,
  onSelect,
}: Dependencies): (query: string) => Promise<ModalSource[]> {
  function makeSource(
    sourceId: string,
    facts: ListFacts,
    getItems: () => Item[],
  ): ModalSource {
    return {
      sourceId,
      facts,
      getItems,
      getItemUrl: ({item}) => item.url,
      onSelect: ({item, event}) => {
        onSelect(item, event);
      },
    };
  }

  function listSaved(): ModalSource[] {
    const lists = [
      ['recentSearches', {kind: 'recent'}, saved.recent],
      ['favoriteSearches', {kind: 'favorite'}, saved.favorites],
    ] as const;
    return lists.map(([id, facts, list]) =>
      makeSource(id, facts, () =>
        list
          .getAll()
          .map((entry) => ({kind: 'saved', url: entry.url, saved: entry})),
      ),
    );
  }

  function listHits(
    query: string,
    {hits, ...answer}: SearchAnswer,
  ): ModalSource[] {
    const {best, rest} = splitBest(hits, query);
    const bestRows = listBest(best);
    const groups: HitGroup[] = [
      ...(bestRows.length > 0
        ? [{title: nameBestMatch(), rows: bestRows}]
        : []),
      ...groupHits(rest, hitsPerGroup),
    ];
    // An empty answer also has a list, which contains the facts of the answer.
    return (groups.length > 0 ? groups : [{title: '', rows: []}]).map(
      ({title, rows}, index) =>
        makeSource(
          `hits${index}`,
          {kind: 'hits', title, query, ...answer},
          () => rows.map((row) => ({kind: 'hit', url: row.url, row})),
        ),
    );
  }

  return async (query) => {
    if (isEmptyQuery(query)) {
      return listSaved();
    }
    try {
      return listHits(query, await search(query));
    } catch (failure) {
      // The library drops an error as soon as it is thrown, so it is passed as
      // a list, which only a later answer replaces.
      return [makeSource('failure', {kind: 'failure', failure}, () => [])];
    }
  };
}
