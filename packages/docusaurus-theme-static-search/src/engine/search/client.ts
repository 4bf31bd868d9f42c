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
  private reopened: Promise<IndexFiles> | undefined;

  constructor(
    private readonly url: string,
    private readonly fetchFile: Fetch,
  ) {}

  // Bound to the instance, as callers pass the method around.
  search: SearchClient['search'] = async (request) => {
    const files = await this.open();
    try {
      return await answer(files, request);
    } catch (error) {
      return answer(await this.reopen(files, error), request);
    }
  };

  prefetch = async (): Promise<void> => {
    await this.open().catch(() => undefined);
  };

  private load(): Promise<IndexFiles> {
    return IndexFiles.open(this.url, this.fetchFile, 'no-cache');
  }

  private open(): Promise<IndexFiles> {
    this.files ??= this.load().catch((error: unknown) => {
      this.files = undefined;
      throw error;
    });
    return this.files;
  }

  /**
   * Opens the new index if the site was rebuilt while the page was open. Until
   * then, other queries are answered from files that have been fetched.
   */
  private async reopen(stale: IndexFiles, error: unknown): Promise<IndexFiles> {
    if (!(error instanceof UnreachableError)) {
      throw error;
    }
    this.reopened ??= this.load().finally(() => {
      this.reopened = undefined;
    });
    const fresh = await this.reopened;
    if (fresh.manifest.build === stale.manifest.build) {
      throw error;
    }
    this.files = Promise.resolve(fresh);
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
