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
  /** The index's folder, as a path with base URL or an absolute address. */
  indexUrl: string;
  /** Replaces the global one, in tests and under Node. */
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

  // Callers pass the method about: it must not depend on how it is called.
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

  /**
   * A site that was published anew while the page was open has another index:
   * its files are looked for once more, where they are now.
   */
  private async reopen(error: unknown): Promise<IndexFiles> {
    const stale = await this.files?.catch(() => undefined);
    if (!(error instanceof UnreachableError) || !stale) {
      throw error;
    }
    this.files = undefined;
    const fresh = await this.open().catch((reason: unknown) => {
      // Offline, what was fetched before still answers what it can.
      this.files ??= Promise.resolve(stale);
      throw reason;
    });
    if (fresh.manifest.build === stale.manifest.build) {
      throw error;
    }
    return fresh;
  }
}

/** Creates a client of the index that the site itself serves. */
export function createEmbeddedClient({
  indexUrl,
  fetch: fetchFile = (url, init) => fetch(url, init),
}: EmbeddedClientOptions): SearchClient {
  return new EmbeddedClient(indexUrl.replace(/\/$/, ''), fetchFile);
}
