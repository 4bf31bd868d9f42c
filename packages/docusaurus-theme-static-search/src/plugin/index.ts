import path from 'node:path';
import {fileURLToPath} from 'node:url';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {writeWhole} from 'docusaurus-plugin-python-api/files/write-whole';
import {buildIndex} from '../engine/build/build-index';
import {publishFiles} from 'docusaurus-plugin-page-exports/publish';
import {makeRecords} from '../records/make-records';
import type {SearchRecord} from '../records/types';
import {BLOG_SECTION, collectPages, DOCS} from './collect-pages';
import {nameSections} from './collect-docs';
import type {SearchIndexData, SearchIndexOptions} from './options';
import {readSymbols} from './read-symbols';
import {suggestQueries} from './suggest';

/** The index's folder in the site. */
const FOLDER = 'search-index';

async function readRecords(
  site: LoadContext,
  options: SearchIndexOptions,
  content: AllContent,
): Promise<SearchRecord[]> {
  const file = options.symbolsFile ?? '.cache/api/symbols.json';
  const [pages, symbols] = await Promise.all([
    collectPages(site, options, content),
    readSymbols(path.resolve(site.siteDir, file)),
  ]);
  return makeRecords(pages, symbols, site.baseUrl);
}

/** What the pages know of the search from the start. */
function describe(
  {
    sections,
    blogSection = BLOG_SECTION,
    embedded,
    missingResultsUrl = '',
  }: SearchIndexOptions,
  content: AllContent,
  root: string,
): SearchIndexData {
  return {
    indexUrl: embedded ? root : null,
    sections: [...Object.values(sections), blogSection],
    missingResultsUrl,
    suggestions: suggestQueries(content[DOCS] ?? {}, Object.keys(sections)),
  };
}

const theme = fileURLToPath(new URL('../theme', import.meta.url));
const earlySearch = fileURLToPath(
  new URL('../client/early-search', import.meta.url),
);

/** Does something once, when it is first asked for. */
function once<Result>(make: () => Promise<Result>): () => Promise<Result> {
  let made: Promise<Result> | undefined;
  return () => (made ??= make());
}

/**
 * Makes the search's records from the loaded content, and the embedded index
 * from them: served from memory under `start`, written in a build. Both come
 * from the same sources by the same code, so they are the same.
 */
export default function searchIndex(options: SearchIndexOptions) {
  return (site: LoadContext): Plugin => {
    const {recordsFile = '.cache/search/records.json', embedded} = options;
    const root = normalizeUrl([site.baseUrl, FOLDER]);
    // Content changes at every save: both wait until they are wanted.
    let read = once(() => Promise.resolve<SearchRecord[]>([]));
    let build = once(async () => buildIndex(await read()));
    const published = publishFiles({
      name: 'search-index',
      baseUrl: site.baseUrl,
      owns: new RegExp(`^${FOLDER}/`),
      listFiles: async () =>
        new Map(
          [...(await build())].map(([file, text]) => [
            `${FOLDER}/${file}`,
            () => text,
          ]),
        ),
    });

    return {
      name: 'search-index',
      getThemePath: () => theme,
      getTypeScriptThemePath: () => theme,
      getClientModules: () => [earlySearch],
      ...(embedded && {configureWebpack: published.configureWebpack}),

      allContentLoaded({allContent, actions}) {
        nameSections(allContent[DOCS] ?? {}, options.sections);
        read = once(() => readRecords(site, options, allContent));
        build = once(async () => buildIndex(await read()));
        actions.setGlobalData(describe(options, allContent, root));
      },

      async postBuild(props) {
        const target = path.resolve(site.siteDir, recordsFile);
        await writeWhole(target, `${JSON.stringify(await read())}\n`);
        if (embedded) {
          await published.postBuild?.(props);
        }
      },
    };
  };
}
