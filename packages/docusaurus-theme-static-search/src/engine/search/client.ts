import {UnreachableError} from '../../interface/errors';
import type {
  SearchAnswer,
  SearchClient,
  SearchRequest,
} from '../../interface/types';
import {type Fetch, IndexFiles} from './index-files';
import {createPacer} from './pacer';
import {readRequest} from './requests';
import {search} from './search';

export interface EmbeddedClientOptions {
  /** The index's folder, as a path with the base URL or a full URL. */
  indexUrl: string;
  /** Replaces the global `fetch`, in tests and under Node. */
  fetch?: Fetch;
}

function answer(
  files: IndexFiles,
  request: SearchRequest,
): Promise<SearchAnswer> {
  return search(files, readRequest(request), createPacer());
}

class EmbeddedClient implements SearchClient {
  private files: Promise<IndexFiles> | undefined;

  constructor(
    private readonly url: string,
    private readonly fetchFile: Fetch,
  ) {}

  // Bound to the instance, as callers pass the method around.
  search: SearchClient['search'] = async (request) => {
    try {
      return await answer(await this.open(), request);
    } catch (error) {
      return answer(await this.reopen(error), request);
    }
  };

  warm = async (): Promise<void> => {
    await this.open().catch(() => undefined);
  };

  private open(): Promise<IndexFiles> {
    if (!this.files) {
      const opened = IndexFiles.open(this.url, this.fetchFile, 'no-cache');
      this.files = opened;
      opened.catch(() => {
        this.files = undefined;
      });
    }
    return this.files;
  }

  /** Opens the new index if the site was rebuilt while the page was open. */
  private async reopen(error: unknown): Promise<IndexFiles> {
    const stale = await this.files?.catch(() => undefined);
    if (!(error instanceof UnreachableError) || !stale) {
      throw error;
    }
    this.files = undefined;
    const fresh = await this.open().catch((reason: unknown) => {
      // Offline, keep answering from files that have been fetched.
      this.files ??= Promise.resolve(stale);
      throw reason;
    });
    if (fresh.manifest.build === stale.manifest.build) {
      throw error;
    }
    return fresh;
  }
}

/** Creates a client for the index that the site itself serves. */
export function createEmbeddedClient({
  indexUrl,
  fetch: fetchFile = (url, init) => fetch(url, init),
}: EmbeddedClientOptions): SearchClient {
  return new EmbeddedClient(indexUrl.replace(/\/$/, ''), fetchFile);
}
