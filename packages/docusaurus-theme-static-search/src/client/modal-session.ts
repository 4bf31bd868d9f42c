import type {InternalDocSearchHit, StoredDocSearchHit} from '@docsearch/react';
import {narrowRequests} from './narrow-requests';
import {openClient, type SearchSettings} from './open-client';
import {type SavedSearches, takeOverRecent} from './saved-pages';
import type {SearchClient, SearchResponse} from './types';

type Hit = InternalDocSearchHit | StoredDocSearchHit;

/** What one opening of the modal knows, until it is closed. */
export class ModalSession {
  private section = '';
  private keep: (hit: Hit) => void = () => undefined;
  /** Why the last search that failed did. */
  failure: unknown;

  constructor(private readonly settings: SearchSettings) {}

  /** Asks the provider, within the section. */
  search = async (
    requests: Parameters<SearchClient['search']>[0],
  ): Promise<SearchResponse> => {
    const {section} = this;
    try {
      const client = await openClient(this.settings);
      return await client.search(
        narrowRequests(requests, this.settings.provider, section),
      );
    } catch (error) {
      this.failure = error;
      throw error;
    }
  };

  /** Holds all later searches to a section, or to none by ''. */
  searchIn(section: string): void {
    this.section = section;
  }

  /** Takes the lists of saved searches, which DocSearch makes, into care. */
  lookAfter(recent: SavedSearches, favorites: SavedSearches): void {
    this.keep = takeOverRecent(recent, favorites);
  }

  /** Keeps the page of a hit that a reader selects. */
  remember(hit: Hit): void {
    this.keep(hit);
  }
}
