import fs from 'node:fs/promises';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type {LoadedPlugin} from '@docusaurus/types';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {readTranslations} from '../../src/plugin/translations';
import {createEmbeddedClient} from '../../src/engine/search/client';

const root = path.resolve(import.meta.dirname, '../..');
const siteDir = path.join(root, 'tests/fixtures/site');
const BASE = '/manual/search-index';

/** Runs a site's plugins until all content is loaded. */
async function loadPlugin(
  generated: string,
  outDir: string,
): Promise<LoadedPlugin> {
  process.env.DOCUSAURUS_GENERATED_FILES_DIR_NAME = path.relative(
    siteDir,
    path.join(outDir, generated),
  );
  process.env.SEARCH_RECORDS = path.join(outDir, 'records.json');
  const {loadSite} = await import('@docusaurus/core/lib/server/site');
  const {props} = await loadSite({siteDir, outDir});
  const plugin = props.plugins.find(
    ({name}) => name === 'docusaurus-theme-static-search',
  );
  if (!plugin) {
    throw new Error('The fixture does not use the plugin.');
  }
  return plugin;
}

async function readFolder(folder: string): Promise<Map<string, string>> {
  const files = await fs.readdir(folder, {
    recursive: true,
    withFileTypes: true,
  });
  const entries = files
    .filter((entry) => entry.isFile())
    .map(async (entry): Promise<[string, string]> => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(folder, file), await fs.readFile(file, 'utf8')];
    });
  return new Map(await Promise.all(entries));
}

type Handler = (
  request: http.IncomingMessage,
  response: http.ServerResponse,
  next: () => void,
) => void;

/** Applies the plugin's settings like the development server. */
function readHandlers(plugin: LoadedPlugin): Handler[] {
  const configure = plugin.configureWebpack as unknown as (
    config: object,
    isServer: boolean,
  ) => {
    devServer: {setupMiddlewares(list: {middleware: Handler}[]): void};
  };
  const list: {middleware: Handler}[] = [];
  configure({}, false).devServer.setupMiddlewares(list);
  return list.map(({middleware}) => middleware);
}

async function serve(handlers: readonly Handler[]): Promise<http.Server> {
  const server = http.createServer((request, response) => {
    const run = (place: number) => {
      const handler = handlers[place];
      if (handler) {
        handler(request, response, () => {
          run(place + 1);
        });
      } else {
        response.end('another page');
      }
    };
    run(0);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

function originOf(server: http.Server): string {
  const address = server.address();
  return typeof address === 'object' && address
    ? `http://127.0.0.1:${address.port}`
    : '';
}

describe('the search index of a site', () => {
  let built: Map<string, string>;
  let outDir: string;
  let plugin: LoadedPlugin;
  let server: http.Server;

  beforeAll(async () => {
    outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'search-index-'));
    const inBuild = await loadPlugin('build', outDir);
    await inBuild.postBuild?.({outDir} as never);
    built = await readFolder(path.join(outDir, 'search-index'));
    plugin = await loadPlugin('start', outDir);
    server = await serve(readHandlers(plugin));
  });

  afterAll(async () => {
    server.close();
    await fs.rm(outDir, {recursive: true, force: true});
  });

  it('is identical under start and in a build', async () => {
    expect(built.size).toBeGreaterThan(3);
    for (const [file, text] of built) {
      const response = await fetch(`${originOf(server)}${BASE}/${file}`);
      expect(await response.text(), file).toBe(text);
    }
  });

  it('is only served in its own folder', async () => {
    const missing = await fetch(`${originOf(server)}${BASE}/nothing.txt`);
    expect(missing.status).toBe(404);
    const page = await fetch(`${originOf(server)}/manual/guides`);
    expect(await page.text()).toBe('another page');
  });

  const search = async (query: string) => {
    const client = createEmbeddedClient({
      indexUrl: `${originOf(server)}${BASE}`,
    });
    const {hits} = await client.search({query});
    return hits.map(({url, docusaurus_tag, hierarchy}) => ({
      url,
      tag: docusaurus_tag,
      section: hierarchy.lvl0,
      title: hierarchy.lvl1,
    }));
  };

  it.each([
    [
      'introduction',
      '/manual/guides',
      'docs-guides-current',
      'Guides',
      'Introduction to Brig',
    ],
    [
      'all rules',
      '/manual/guides/rules',
      'docs-guides-current',
      'Guides',
      'All rules',
    ],
    [
      'first voyage',
      '/manual/tutorials/first',
      'docs-tutorials-current',
      'Tutorials',
      'First voyage',
    ],
    ['launched', '/manual/blog/launched', 'default', 'Blog', 'Launched'],
    ['voyage begins', '/manual/', 'default', 'Home', 'Welcome'],
    [
      'Mast',
      '/manual/api/brig/deck#Mast',
      'docs-api-current',
      'API Reference',
      'Mast',
    ],
    [
      'Mast.climb',
      '/manual/api/brig/deck#Mast.climb',
      'docs-api-current',
      'API Reference',
      'Mast.climb',
    ],
  ])('finds %s', async (query, url, tag, section, title) => {
    expect((await search(query))[0]).toEqual({url, tag, section, title});
  });

  it('links to the headings of pages', async () => {
    const urls = [
      ...(await search('setting sail')),
      ...(await search('four hours')),
      ...(await search('bottle')),
    ].map(({url}) => url);
    expect(urls).toEqual(
      expect.arrayContaining([
        '/manual/guides#setting-sail',
        '/manual/guides#setting-sail-1',
        '/manual/guides/rules/watches#watch-length',
        '/manual/blog/launched#the-bottle',
      ]),
    );
  });

  it.each([
    ['keel', 'Refitted in dry dock'],
    ['halyards', 'Rigged'],
  ])('finds a post by its other title: %s', async (query, title) => {
    expect((await search(query)).map((hit) => hit.title)).toEqual([title]);
  });

  it('finds the heading below a thematic break in a post', async () => {
    const urls = (await search('running shrouds')).map(({url}) => url);
    expect(urls).toContain('/manual/blog/rigged#running-shrouds');
  });

  it('includes the categories above a page', async () => {
    const client = createEmbeddedClient({
      indexUrl: `${originOf(server)}${BASE}`,
    });
    const placeOf = async (query: string) =>
      (await client.search({query})).hits[0]?.place;
    expect(await placeOf('watches')).toEqual(['Rules of the sea']);
    expect(await placeOf('introduction')).toBeUndefined();
  });

  it('finds text of admonitions and details', async () => {
    expect((await search('high water'))[0]?.url).toBe('/manual/guides');
    expect((await search('shallow harbours'))[0]?.url).toBe('/manual/guides');
  });

  it('omits drafts and unlisted pages', async () => {
    expect(await search('treasure')).toEqual([]);
    expect(await search('mutiny')).toEqual([]);
  });

  it('declares the search page to browsers, without the theme for Algolia', async () => {
    const text = await fs.readFile(path.join(outDir, 'opensearch.xml'), 'utf8');
    expect(text).toContain('/manual/search?q={searchTerms}');
  });

  it('gives all of its texts to docusaurus write-translations', async () => {
    const {extractSiteSourceCodeTranslations} =
      await import('@docusaurus/core/lib/server/translations/translationsExtractor');
    const found = await extractSiteSourceCodeTranslations({
      siteDir,
      plugins: [plugin],
    });
    const own = Object.keys(readTranslations('fr'));
    const sections = ['API Reference', 'Guides', 'Home', 'Tutorials'];
    expect(Object.keys(found)).toEqual(
      expect.arrayContaining([
        ...own,
        ...sections.map((name) => `theme.StaticSearch.section.${name}`),
        'theme.SearchBar.seeAll',
        'theme.SearchModal.startScreen.recentSearchesTitle',
      ]),
    );
    // Docusaurus reports others as unused, and asks for a bug report.
    const defaults = await plugin.getDefaultCodeTranslationMessages?.();
    expect(
      Object.keys({...defaults, ...readTranslations('fr')}).filter(
        (id) => !(id in found),
      ),
    ).toEqual([]);
  });

  it('writes the records for other uses', async () => {
    const file = path.join(outDir, 'records.json');
    const records: unknown = JSON.parse(await fs.readFile(file, 'utf8'));
    expect(records).toContainEqual(
      // Without the trailing slash of its permalink, like the site's links.
      expect.objectContaining({
        url: '/manual/guides',
        language: 'en',
        version: 'current',
      }),
    );
  });
});
