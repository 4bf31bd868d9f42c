import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {writeModule} from './write-module';

/** A name that Docusaurus gave to a chunk, where it is a whole string. */
const NAME = /"([\da-f]{8,})"/g;

/** The request of a module, between its import and its id. */
const REQUEST = /"(?:[^"\\]|\\.)*"(?=, require\.resolveWeak\()/g;

/** What the comment of an import names its chunk. */
const CHUNK = /(webpackChunkName: ")([^"]+)"/g;

const LEAST = 4;

/**
 * Gives each name as much of its beginning as tells it apart. The bundler makes
 * the ids of chunks from their names, so a name that depended on how many others
 * there are would have readers load all pages again after each new one.
 */
function abbreviate(names: readonly string[]): Map<string, string> {
  const taken = new Set<string>();
  return new Map(
    names.map((name) => {
      let length = LEAST;
      while (taken.has(name.slice(0, length))) {
        length += 1;
      }
      const short = name.slice(0, length);
      taken.add(short);
      // A number alone could be the id of another chunk.
      return [name, `p${short}`];
    }),
  );
}

/**
 * Writes the lists by which routes find the modules that they load as browsers
 * need them: with short names, and without the requests by which the modules
 * were found, which only the rendering of a page reads.
 *
 * @returns the modules' paths.
 */
export function shortenNames({
  generatedFilesDir,
}: Pick<LoadContext, 'generatedFilesDir'>): {
  registry: string;
  chunkNames: string;
} {
  const read = (name: string) =>
    fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const registry = read('registry.js');
  const names = abbreviate(
    [...registry.matchAll(CHUNK)].map(([, , name = '']) => name).sort(),
  );
  const shorten = (text: string) =>
    text.replaceAll(NAME, (whole, name: string) => {
      const short = names.get(name);
      return short === undefined ? whole : `"${short}"`;
    });
  return {
    registry: writeModule(
      generatedFilesDir,
      'registry.js',
      shorten(registry.replaceAll(REQUEST, '""')),
    ),
    chunkNames: writeModule(
      generatedFilesDir,
      'chunk-names.js',
      `export default ${shorten(read('routesChunkNames.json'))};\n`,
    ),
  };
}
