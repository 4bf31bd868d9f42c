import path from 'node:path';
import type {AllContent, LoadContext, Plugin} from '@docusaurus/types';
import {normalizeUrl} from '@docusaurus/utils';
import {writeFolder} from '../../lib/files/write-folder';
import {writeWhole} from '../../lib/files/write-whole';
import {buildIndex} from '../../lib/search/engine/build/build-index';
import {makeRecords} from '../../lib/search/records/make-records';
import type {SearchRecord} from '../../lib/search/records/types';
import {BLOG_SECTION, collectPages, DOCS} from './collect-pages';
import {configureServer} from './configure-server';
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
  {sections, blogSection = BLOG_SECTION, embedded}: SearchIndexOptions,
  content: AllContent,
  root: string,
): SearchIndexData {
  return {
    indexUrl: embedded ? root : null,
    sections: [...Object.values(sections), blogSection],
    suggestions: suggestQueries(content[DOCS] ?? {}, Object.keys(sections)),
  };
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
    let records: readonly SearchRecord[] = [];
    let files: ReadonlyMap<string, string> | undefined;
    // Content changes at every save: the index waits until it is wanted.
    const readFiles = () => (files ??= buildIndex(records));

    return {
      name: 'search-index',

      async allContentLoaded({allContent, actions}) {
        records = await readRecords(site, options, allContent);
        files = undefined;
        actions.setGlobalData(describe(options, allContent, root));
      },

      configureWebpack: (_config, isServer) =>
        isServer || !embedded ? {} : configureServer(root, readFiles),

      async postBuild({outDir}) {
        const target = path.resolve(site.siteDir, recordsFile);
        await writeWhole(target, `${JSON.stringify(records)}\n`);
        if (embedded) {
          await writeFolder(path.join(outDir, FOLDER), readFiles());
        }
      },
    };
  };
}
