import type {
  AutocompleteApi,
  AutocompleteState,
} from '@algolia/autocomplete-core';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import {type HitRow} from '../../client/group-hits';
import {pageOf, type SavedSearch} from '../../client/saved-searches';

/** What a list of the modal holds. */
export type Item =
  | {kind: 'hit'; url: string; row: HitRow}
  | {kind: 'saved'; url: string; saved: SavedSearch};

export type ModalState = AutocompleteState<Item>;

export type Collection = ModalState['collections'][number];

export type Autocomplete = AutocompleteApi<
  Item,
  SyntheticEvent,
  MouseEvent,
  KeyboardEvent
>;

/** The page that opening an item saves. */
export function savedPageOf(item: Item): SavedSearch {
  return item.kind === 'hit' ? pageOf(item.row) : item.saved;
}
