import type {
  AutocompleteApi,
  AutocompleteState,
} from '@algolia/autocomplete-core';
import type {KeyboardEvent, MouseEvent, SyntheticEvent} from 'react';
import {type HitRow} from '../../client/group-hits';
import {pageOf, type SavedSearch} from '../../client/saved-searches';

/** An item in a list of the modal. */
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

/** Returns the page that is saved when an item is opened. */
export function savedPageOf(item: Item): SavedSearch {
  return item.kind === 'hit' ? pageOf(item.row) : item.saved;
}
