import zlib from 'node:zlib';
import {build} from 'esbuild';
import {buildIndex} from '../src/engine/indexer/build-index';
import {createEmbeddedClient} from '../src/engine/search/client';
import type {SearchClient} from '../src/interface/types';
import {root} from './root';
import type {Engine} from './types';

const INDEX_URL = '/search-index';

/** The request that the modal sends. */
const PARAMS = {
  hitsPerPage: 20,
  snippetWords: {headings: 10, content: 10},
};

/** Returns the compressed size, with a web server's settings. */
export function measureCompressed(text: string | Uint8Array): number {
  return zlib.gzipSync(text, {level: 6}).length;
}

/** Bundles the search half of the engine for browsers. */
async function bundleClient(): Promise<string> {
  const {outputFiles} = await build({
    absWorkingDir: root,
    entryPoints: ['src/engine/search/client.ts'],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

function createClient(
  files: ReadonlyMap<string, string>,
  onFetch: (text: string) => void = () => undefined,
): SearchClient {
  return createEmbeddedClient({
    indexUrl: INDEX_URL,
    fetch: (url) => {
      const text = files.get(url.slice(INDEX_URL.length + 1));
      onFetch(text ?? '');
      const status = text === undefined ? 404 : 200;
      return Promise.resolve(new Response(text, {status}));
    },
  });
}

/** Creates the engine of this project. */
export async function createEmbeddedEngine(): Promise<
  Engine & {files(): ReadonlyMap<string, string>}
> {
  const code = measureCompressed(await bundleClient());
  let files: ReadonlyMap<string, string> = new Map();
  let client = createClient(files);
  const ask = async (asked: SearchClient, query: string) => {
    const {hits} = await asked.search({...PARAMS, query});
    return hits.map(({url}) => url);
  };
  return {
    name: 'static shards (this project)',
    files: () => files,
    prepare(records) {
      files = buildIndex(records);
      client = createClient(files);
      return Promise.resolve();
    },
    search: (query) => ask(client, query),
    async measureFirstAnswer(query) {
      let bytes = code;
      const cold = createClient(files, (text) => {
        bytes += measureCompressed(text);
      });
      await ask(cold, query);
      return bytes;
    },
  };
}
