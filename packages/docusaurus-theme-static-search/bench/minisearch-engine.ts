import MiniSearch from 'minisearch';
import {build} from 'esbuild';
import {keyOf} from '../src/engine/text/keys';
import {isStopWord} from '../src/engine/text/stop-words';
import {findTokens, readWord} from '../src/engine/text/tokens';
import {root} from './root';
import {measureCompressed} from './embedded-engine';
import type {Engine} from './types';

interface Entry {
  id: number;
  heading: string;
  page: string;
  content: string;
  code: string;
  keywords: string;
}

/** Uses this project's tokenizer, so that only the ranking is compared. */
function createIndex(): MiniSearch<Entry> {
  return new MiniSearch<Entry>({
    fields: ['heading', 'page', 'keywords', 'content', 'code'],
    tokenize: (text) =>
      findTokens(text).flatMap((token) => {
        const {whole, parts, tails} = readWord(token.text);
        return [whole, ...parts, ...tails];
      }),
    processTerm: (term) => (isStopWord(term) ? null : keyOf(term)),
    searchOptions: {
      boost: {heading: 6, page: 2, keywords: 2, code: 0.4},
      prefix: (_term, place, terms) => place === terms.length - 1,
      fuzzy: (term) => (term.length > 3 ? 0.2 : false),
      weights: {fuzzy: 0.3, prefix: 0.6},
    },
  });
}

async function bundleLibrary(): Promise<number> {
  const {outputFiles} = await build({
    absWorkingDir: root,
    stdin: {
      contents: "export {default} from 'minisearch'",
      resolveDir: root,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return measureCompressed(outputFiles[0]?.text ?? '');
}

/** MiniSearch, tuned, with one index file and one file of texts for snippets. */
export async function createMiniSearchEngine(): Promise<Engine> {
  const code = await bundleLibrary();
  let index = createIndex();
  let urls: string[] = [];
  let size = 0;
  return {
    name: 'MiniSearch 7',
    prepare(records) {
      index = createIndex();
      urls = records.map(({url}) => url);
      index.addAll(
        records.map((record, id) => ({
          id,
          heading: record.hierarchy[record.type] ?? '',
          page: record.hierarchy.lvl1,
          content: record.content,
          code: record.code,
          keywords: [...record.keywords, record.symbol?.dotted ?? ''].join(' '),
        })),
      );
      const texts = records.map(({url, hierarchy, content}) => [
        url,
        hierarchy,
        content,
      ]);
      size =
        measureCompressed(JSON.stringify(index)) +
        measureCompressed(JSON.stringify(texts));
      return Promise.resolve();
    },
    search: (query) =>
      Promise.resolve(
        index
          .search(query)
          .slice(0, 100)
          .map(({id}) => urls[Number(id)] ?? ''),
      ),
    measureFirstAnswer: () => Promise.resolve(code + size),
  };
}
