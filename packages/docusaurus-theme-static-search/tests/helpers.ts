import {buildIndex} from '../src/engine/indexer/build-index';
import {makeRecords} from '../src/records/make-records';
import {readSections} from '../src/records/sections';
import type {Page, SearchRecord, SymbolEntry} from '../src/records/types';
import {createEmbeddedClient} from '../src/engine/search/client';
import type {
  MarkedText,
  SearchClient,
  SearchHit,
  SearchRequest,
} from '../src/interface/types';

export type PageSource = Partial<Omit<Page, 'sections'>> & {
  url: string;
  title: string;
  markdown?: string;
};

function makePage({markdown = '', ...page}: PageSource): Page {
  return {
    section: 'Guides',
    description: '',
    keywords: [],
    language: 'en',
    docusaurus_tag: 'docs-guides-current',
    ...page,
    sections: readSections(markdown, {showsTitle: true}),
  };
}

export function recordsOf(
  pages: readonly PageSource[],
  symbols: readonly SymbolEntry[] = [],
): SearchRecord[] {
  return makeRecords(pages.map(makePage), symbols, '/');
}

/** Serves an index from memory. The response for a path can be replaced. */
export class FakeServer {
  readonly requested: string[] = [];

  constructor(
    public files: ReadonlyMap<string, string>,
    private readonly replace: (path: string) => Response | undefined = () =>
      undefined,
  ) {}

  readonly fetch = (url: string): Promise<Response> => {
    const path = url.replace('/docs/search-index/', '');
    this.requested.push(path);
    const text = this.files.get(path);
    return Promise.resolve(
      this.replace(path) ??
        new Response(text, {status: text === undefined ? 404 : 200}),
    );
  };
}

export function clientOf(server: Pick<FakeServer, 'fetch'>): SearchClient {
  return createEmbeddedClient({
    indexUrl: '/docs/search-index/',
    fetch: server.fetch,
  });
}

export async function searchHits(
  client: SearchClient,
  query: string,
  params: Omit<SearchRequest, 'query'> = {},
): Promise<SearchHit[]> {
  const {hits} = await client.search({query, ...params});
  return hits;
}

/** Formats a text with brackets around its matches. */
export function bracket(marked: MarkedText | undefined): string {
  const {text = '', ranges = []} = marked ?? {};
  return [...ranges]
    .reverse()
    .reduce(
      (rest, [start, end]) =>
        `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
      text,
    );
}

/** Returns a function that searches a small site. */
export function siteOf(
  pages: readonly PageSource[],
  symbols: readonly SymbolEntry[] = [],
): (
  query: string,
  params?: Omit<SearchRequest, 'query'>,
) => Promise<SearchHit[]> {
  const server = new FakeServer(buildIndex(recordsOf(pages, symbols)));
  const client = clientOf(server);
  return (query, params) => searchHits(client, query, params);
}

export async function urlsOf(hits: Promise<SearchHit[]>): Promise<string[]> {
  return (await hits).map(({url}) => url);
}
